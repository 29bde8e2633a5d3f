import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [zone] = await load('/src/event/zone.ts');

test('the offset of the browser is one of the choices, also where it is none at all', () => {
  for (const [behind, offset] of [
    [0, 0],
    [-240, 240],
    [210, -210],
  ]) {
    const { getTimezoneOffset } = Date.prototype;
    Date.prototype.getTimezoneOffset = () => behind;
    try {
      assert.ok(Object.is(zone.here(), offset), String(behind));
      assert.ok(
        zone.choices().some((one) => Object.is(one, zone.here())),
        String(behind),
      );
    } finally {
      Date.prototype.getTimezoneOffset = getTimezoneOffset;
    }
  }
});
