#!/bin/sh
# Installs Touchmove from this archive: ./install.sh [--prefix DIR]   (default /usr/local)
set -e
prefix=/usr/local
case "${1:-}" in
  "") ;;
  --prefix) prefix=${2:?--prefix needs a folder} ;;
  *)
    echo "usage: install.sh [--prefix DIR]" >&2
    exit 2
    ;;
esac
cd "$(dirname "$0")"
install -D -m 0755 bin/touchmove "$prefix/bin/touchmove"
for page in share/man/man1/*; do install -D -m 0644 "$page" "$prefix/$page"; done
install -D -m 0644 share/bash-completion/completions/touchmove "$prefix/share/bash-completion/completions/touchmove"
install -D -m 0644 share/zsh/site-functions/_touchmove "$prefix/share/zsh/site-functions/_touchmove"
install -D -m 0644 share/fish/vendor_completions.d/touchmove.fish "$prefix/share/fish/vendor_completions.d/touchmove.fish"
echo "Installed in $prefix. Start with: touchmove serve --data DIR"
