import { array, assert, constantFrom, nat, oneof, property, record, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { findFaults } from '../testing/findFaults';
import { parseByFormat } from '../testing/parseByFormat';
import { buildSeedFiles } from '../testing/seedFiles';

const seeds = buildSeedFiles();

/** Bytes at the ends of what they can hold: counts and lengths go wrong there. */
const extremes = constantFrom(0, 1, 0x7f, 0x80, 0xff);
/** Bytes that take the place of others: as many as were cut out, fewer or more. */
const damage = record({
  at: nat(),
  cut: oneof(nat(4), nat(100)),
  added: oneof(array(extremes, { minLength: 1, maxLength: 4 }), uint8Array({ maxLength: 20 })),
});
const damagedFile = record({
  seed: constantFrom(...seeds),
  damages: array(damage, { minLength: 1, maxLength: 4 }),
});

function damageFile(
  bytes: Uint8Array,
  damages: readonly { at: number; cut: number; added: Iterable<number> }[],
) {
  return damages.reduce((before, { at, cut, added }) => {
    const start = at % (before.length + 1);
    return Uint8Array.from([...before.subarray(0, start), ...added, ...before.subarray(start + cut)]);
  }, bytes);
}

test('files of every format are read, without a fault', () => {
  for (const { name, bytes } of seeds) {
    const reading = parseByFormat(name, bytes);
    expect({ name, isRead: reading.ok, faults: findFaults(reading, bytes) }).toEqual({
      name,
      isRead: true,
      faults: [],
    });
  }
});

test('of damaged files nothing is thrown, remarks name a place, and the limits are kept', () => {
  const read = new Set<string>();
  assert(
    property(damagedFile, ({ seed, damages }) => {
      const bytes = damageFile(seed.bytes, damages);
      const reading = parseByFormat(seed.name, bytes);
      if (reading.ok) read.add(seed.name);
      expect(findFaults(reading, bytes)).toEqual([]);
    }),
    { seed: 1, numRuns: 5000 },
  );
  // Parsers that gave up at once would pass as well.
  expect(read).toContain('packed.png');
  expect(read).toContain('parts.aseprite');
});
