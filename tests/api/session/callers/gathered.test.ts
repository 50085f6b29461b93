import { describe, expect, it } from 'vitest';
import { gathered } from '#api/session/callers/gathered.ts';

/** Answers each question when it is told to, and keeps what was asked. */
function slowAnswers() {
  const asked: string[][] = [];
  const waiting: (() => void)[] = [];
  const find = gathered<string>(async (keys) => {
    asked.push([...keys]);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `the ${key}`]));
  });
  const answer = async () => {
    await Promise.resolve();
    await Promise.resolve();
    waiting.shift()?.();
  };
  return { asked, find, answer };
}

describe('gathered questions', () => {
  it('those who ask while one is on its way wait for the next, together and once each', async () => {
    const { asked, find, answer } = slowAnswers();
    const first = find('first');
    await answer();
    await first;
    const second = find('second');
    await new Promise((resolve) => setTimeout(resolve, 0));
    const late = [find('third'), find('fourth'), find('third'), find('nobody')];
    await answer();
    expect(await second).toBe('the second');
    await new Promise((resolve) => setTimeout(resolve, 0));
    await answer();
    expect(await Promise.all(late)).toEqual(['the third', 'the fourth', 'the third', null]);
    expect(asked).toEqual([['first'], ['second'], ['third', 'fourth', 'nobody']]);
  });

  it('a question that fails fails for those who asked it, and the next is asked anew', async () => {
    let tries = 0;
    const find = gathered(async (keys) => {
      tries += 1;
      if (tries === 1) throw new Error('The database is away.');
      return new Map(keys.map((key) => [key, tries]));
    });
    await expect(Promise.all([find('a'), find('b')])).rejects.toThrow('away');
    expect(await find('a')).toBe(2);
  });

  it('nobody is answered from a question that had begun before they asked', async () => {
    let value = 'before';
    const find = gathered(async (keys) => {
      const seen = value;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return new Map(keys.map((key) => [key, seen]));
    });
    const early = find('it');
    await new Promise((resolve) => setTimeout(resolve, 1));
    value = 'after';
    expect(await find('it')).toBe('after');
    expect(await early).toBe('before');
  });
});
