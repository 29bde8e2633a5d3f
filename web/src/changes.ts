// What has changed on a page, by path: `[path, value]` puts a value there, `[path]` takes away what is there (in a list: that
// element and all after it). What did not change stays the very same object.

export type Change = [string, unknown] | [string];

type Fields = Record<string, unknown>;

const step = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~');

function put(there: unknown, steps: string[], change: Change): unknown {
  const [name, ...rest] = steps;
  if (name === undefined) return change[1];
  const isLast = rest.length === 0;
  if (Array.isArray(there)) {
    const place = Number(name);
    if (isLast && change.length === 1) return there.slice(0, place);
    const list = [...there];
    list[Math.min(place, list.length)] = isLast ? change[1] : put(list[place], rest, change);
    return list;
  }
  if (typeof there !== 'object' || there === null) return there;
  const fields = { ...(there as Fields) };
  if (isLast && change.length === 1) delete fields[name];
  else fields[name] = isLast ? change[1] : put(fields[name], rest, change);
  return fields;
}

/** The state after these changes. */
export function made<T>(state: T, changes: Change[]): T {
  return changes.reduce<unknown>(
    (before, change) => put(before, change[0] === '' ? [] : change[0].split('/').map(step), change),
    state,
  ) as T;
}
