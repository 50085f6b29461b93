import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#api/session/password/common-passwords.ts';
import { createHashQueue, PasswordsBusy } from '#api/session/password/hash-queue.ts';
import { createPasswords, deriveTag } from '#api/session/password/hash.ts';

const passwords = createPasswords();

describe('a password', () => {
  it('is kept as argon2id with 19 MiB, two passes and one lane', async () => {
    const kept = await passwords.hash('Masala-Chai-7');
    expect(kept).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(await passwords.hash('Masala-Chai-7')).not.toBe(kept);
  });

  it('is right only to the last character, however long', async () => {
    const long = `${'a'.repeat(72)}1A`;
    const kept = await passwords.hash(long);
    expect(await passwords.verify(long, kept)).toBe(true);
    expect(await passwords.verify('a'.repeat(72), kept)).toBe(false);
    expect(await passwords.verify(`${long} `, kept)).toBe(false);
  });

  it('typed in another Unicode form is the same password', async () => {
    const kept = await passwords.hash('Caf\u00e9-Chai-1');
    expect(await passwords.verify('Cafe\u0301-Chai-1', kept)).toBe(true);
  });

  it('a password with characters that cannot be stored is never right', async () => {
    const kept = await passwords.hash('Chai\ufffd12');
    expect(await passwords.verify('Chai\ud80012', kept)).toBe(false);
  });

  it('takes the same work for nobody, and for a hash that is not ours', async () => {
    let derived = 0;
    const counting = createPasswords((...asked) => {
      derived += 1;
      return deriveTag(...asked);
    });
    expect(await counting.verify('Masala-Chai-7', null)).toBe(false);
    expect(await counting.verify('Masala-Chai-7', '$2b$10$abcdefghijk')).toBe(false);
    expect(derived).toBe(2);
  });
});

describe('the queue of hashes', () => {
  it('lets two run and turns away who comes when the queue is full', async () => {
    const queue = createHashQueue(2, 1);
    let running = 0;
    let most = 0;
    const finish: (() => void)[] = [];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    };
    const three = [queue(work), queue(work), queue(work)];
    await expect(queue(work)).rejects.toThrow(PasswordsBusy);
    for (let done = 0; done < 3; done += 1) {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(three);
    expect(most).toBe(2);
    await expect(queue(async () => 'free again')).resolves.toBe('free again');
  });

  it('gives the turn on when work fails', async () => {
    const queue = createHashQueue(1, 1);
    await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue(async () => 1)).resolves.toBe(1);
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
