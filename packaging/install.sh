#!/bin/sh
# Installs Touchmove from this archive: ./install.sh [--prefix DIR] [--service]
#   --prefix DIR   below this folder (default /usr/local)
#   --service      also a systemd unit, its settings in /etc/touchmove and a user of its own; needs root
# Safe to run again, as for an upgrade: settings and data are left as they are.
set -e
prefix=/usr/local
service=no
while [ $# -gt 0 ]; do
  case "$1" in
    --prefix)
      prefix=${2:?--prefix needs a folder}
      shift
      ;;
    --service) service=yes ;;
    *)
      echo "usage: install.sh [--prefix DIR] [--service]" >&2
      exit 2
      ;;
  esac
  shift
done
cd "$(dirname "$0")"
install -D -m 0755 bin/touchmove "$prefix/bin/touchmove"
find share -type f | while read -r file; do install -D -m 0644 "$file" "$prefix/$file"; done
if [ "$service" = no ]; then
  echo "Installed in $prefix. Start with: touchmove serve --data DIR"
  exit
fi

if ! getent passwd touchmove >/dev/null; then
  useradd --system --user-group --no-create-home --home-dir /var/lib/touchmove --shell /usr/sbin/nologin touchmove
fi
install -d -m 0700 -o touchmove -g touchmove /var/lib/touchmove
mkdir -p /etc/systemd/system
sed "s|^ExecStart=/usr/bin/|ExecStart=$prefix/bin/|" touchmove.service >/etc/systemd/system/touchmove.service
[ -e /etc/touchmove/touchmove.toml ] || install -D -m 0644 touchmove.toml /etc/touchmove/touchmove.toml
if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
  systemctl enable touchmove.service
  systemctl restart touchmove.service
fi
echo "Installed in $prefix with its unit; settings in /etc/touchmove/touchmove.toml, data in /var/lib/touchmove"
