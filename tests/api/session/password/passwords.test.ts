import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#api/session/password/common-passwords.ts';
import { createHashQueue, PasswordsBusy } from '#api/session/password/hash-queue.ts';
import { createPasswords, deriveTag } from '#api/session/password/hash.ts';

const HOME = '198.51.100.1';
const ELSEWHERE = '198.51.100.2';
const passwords = createPasswords();

describe('a password', () => {
  it('is kept as argon2id with 19 MiB, two passes and one lane', async () => {
    const kept = await passwords.hash('Masala-Chai-7', HOME);
    expect(kept).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(await passwords.hash('Masala-Chai-7', HOME)).not.toBe(kept);
  });

  it('is right only to the last character, however long', async () => {
    const long = `${'a'.repeat(72)}1A`;
    const kept = await passwords.hash(long, HOME);
    expect(await passwords.verify(long, kept, HOME)).toBe(true);
    expect(await passwords.verify('a'.repeat(72), kept, HOME)).toBe(false);
    expect(await passwords.verify(`${long} `, kept, HOME)).toBe(false);
  });

  it('typed in another Unicode form is the same password', async () => {
    const kept = await passwords.hash('Caf\u00e9-Chai-1', HOME);
    expect(await passwords.verify('Cafe\u0301-Chai-1', kept, HOME)).toBe(true);
  });

  it('a password with characters that cannot be stored is never right', async () => {
    const kept = await passwords.hash('Chai\ufffd12', HOME);
    expect(await passwords.verify('Chai\ud80012', kept, HOME)).toBe(false);
  });

  it('takes the same work for nobody, and for a hash that is not ours', async () => {
    let derived = 0;
    const counting = createPasswords((...asked) => {
      derived += 1;
      return deriveTag(...asked);
    });
    expect(await counting.verify('Masala-Chai-7', null, HOME)).toBe(false);
    expect(await counting.verify('Masala-Chai-7', '$2b$10$abcdefghijk', HOME)).toBe(false);
    expect(derived).toBe(2);
  });
});

/** Work that runs until it is let go, each piece with the name under which it began. */
function heldWork() {
  const begun: string[] = [];
  const running: (() => void)[] = [];
  return {
    begun,
    running: () => running.length,
    work: (name: string) => async () => {
      begun.push(name);
      await new Promise<void>((resolve) => running.push(resolve));
      return name;
    },
    finishOne: async () => {
      running.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('the queue of hashes', () => {
  it('lets two run and turns away who comes when the queue is full', async () => {
    const queue = createHashQueue({ waitingMax: 1 });
    const { work, running, finishOne } = heldWork();
    const three = ['a', 'b', 'c'].map((name) => queue(HOME, work(name)));
    await expect(queue(HOME, work('d'))).rejects.toThrow(PasswordsBusy);
    for (let done = 0; done < 3; done += 1) {
      expect(running()).toBeLessThanOrEqual(2);
      await finishOne();
    }
    expect(await Promise.all(three)).toStrictEqual(['a', 'b', 'c']);
    await expect(queue(HOME, async () => 'free again')).resolves.toBe('free again');
  });

  it('gives the turn on when work fails', async () => {
    const queue = createHashQueue({ runningMax: 1, waitingMax: 1 });
    await expect(queue(HOME, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue(HOME, async () => 1)).resolves.toBe(1);
  });

  it('is short for one address, and open for the others', async () => {
    const queue = createHashQueue({ runningMax: 1, perAddressMax: 2 });
    const { work, begun, finishOne } = heldWork();
    const crowd = ['a', 'b', 'c'].map((name) => queue(HOME, work(name)));
    await expect(queue(HOME, work('d'))).rejects.toThrow(PasswordsBusy);
    const other = queue(ELSEWHERE, work('other'));
    for (let done = 0; done < 4; done += 1) await finishOne();
    expect(begun).toStrictEqual(['a', 'b', 'other', 'c']);
    await Promise.all([...crowd, other]);
  });

  it('takes the addresses in turn', async () => {
    const queue = createHashQueue({ runningMax: 1 });
    const { work, begun, finishOne } = heldWork();
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
    const all = names.map((name) => queue(name.slice(0, 1), work(name)));
    for (let done = 0; done < names.length; done += 1) await finishOne();
    expect(begun).toStrictEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
    await Promise.all(all);
  });

  it('when full, turns the last of the longest line away for who comes from elsewhere', async () => {
    const queue = createHashQueue({ runningMax: 1, waitingMax: 3 });
    const { work, begun, finishOne } = heldWork();
    const crowd = ['a', 'b', 'c', 'd'].map((name) => queue(HOME, work(name)));
    const settled = Promise.allSettled(crowd);
    const other = queue(ELSEWHERE, work('other'));
    for (let done = 0; done < 4; done += 1) await finishOne();
    expect(begun).toStrictEqual(['a', 'b', 'other', 'c']);
    expect((await settled)[3]).toMatchObject({ status: 'rejected' });
    await other;
  });
});

describe('among the first that others would try', () => {
  it.each([
    'Passw0rd',
    'Password1',
    'P@ssword123',
    'PASSWORD123',
    'Welcome@2026',
    'Qwerty123',
    'Qwertyuiop1',
    'Abcdefg1',
    'Abc12345',
    'Admin@123',
    'India@1947',
    'Jaihind1',
    'Krishna123',
    'Sachin10',
    'Sairam786',
    'Iloveyou2',
    'Letmein1',
    'Tally1234',
    'Lekha2026',
    'Asdfgh12',
    '1Password!',
    'PassPass1',
    'Aaaaaaa1',
    'Test1234',
    'Changeme1',
    'Monkey12',
    'Dragon99',
    'Zaq12wsx',
    'Superman1',
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Masala-Chai-7',
    'Wrong1aa',
    'Monsoon-Ledger-42',
    'tRial9balance',
    'Xk4vTq8m',
    'Chai4Two&You',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
