// A nonce that is used twice with one key gives the key's secrets away.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decrypt, encrypt } from '#api/store/sealing/seal.ts';

const NONCE_BYTES = 12;
const PLACE = 'book\nstream\ntype';

describe('a sealed text', () => {
  const key = randomBytes(32);
  const plain = Buffer.from('Meera Joshi');

  test('has a nonce that no other text has, over many thousands', () => {
    const boxes = Array.from({ length: 5000 }, () => encrypt(key, plain, PLACE));
    const nonces = boxes.map((box) => box.subarray(0, NONCE_BYTES).toString('hex'));
    expect(new Set(nonces).size).toBe(boxes.length);
  });

  test('keeps its nonce while later texts are sealed', () => {
    const first = encrypt(key, plain, PLACE);
    for (let more = 0; more < 1000; more += 1) encrypt(key, Buffer.from(`${more}`), PLACE);
    expect(decrypt(key, first, PLACE)).toEqual(plain);
  });
});
