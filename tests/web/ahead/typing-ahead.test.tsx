// Keys that are typed before their page is there: kept, played in order, and never played
// elsewhere.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dropKeys, keepKeys, keepKeysUntil } from '#web/ahead/keep.ts';
import { isPlayable } from '#web/ahead/play.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { sessionAtom, store } from '#web/state/session.ts';
import { meera } from '../support/show.tsx';

const PATIENCE_MS = 10_000;
const type = (text: string) => userEvent.keyboard(text);
const field = (name: string) => page.getByLabelText(name);

/** Time stands still until a test lets it pass, so that what comes to nothing is seen as such. */
const stopTime = () =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
/** Long enough for everything that is kept to be played. */
const settled = () => vi.advanceTimersByTimeAsync(60);

let isReady = false;
const heard: string[] = [];
const hear = (event: KeyboardEvent) => {
  if (/^(Control|Shift)$/.test(event.key)) return;
  heard.push(event.key);
  if (event.key === 'F5') event.preventDefault();
};
const before = store.get(preferencesAtom);

function Fields() {
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    heard.push('submitted');
  };
  return (
    <form onSubmit={submit}>
      <input aria-label="First" maxLength={5} />
      <input aria-label="Second" type="email" defaultValue="old@x.in" />
      <input aria-label="Third" readOnly />
      <input aria-label="Tick" type="checkbox" />
      <input aria-label="One" type="radio" name="which" />
      <input aria-label="Two" type="radio" name="which" />
      <textarea aria-label="Notes" />
      <button>Post</button>
    </form>
  );
}

beforeEach(async () => {
  isReady = false;
  heard.length = 0;
  window.addEventListener('keydown', hear);
  await render(<Fields />);
  await userEvent.click(field('First'));
  store.set(sessionAtom, meera);
});
afterEach(() => {
  vi.useRealTimers();
  window.removeEventListener('keydown', hear);
  dropKeys();
  store.set(preferencesAtom, before);
});

describe('what is typed while something is on its way', () => {
  test('is heard by nobody, and then in order by what has come', async () => {
    keepKeysUntil(() => isReady);
    await type('ab{Enter}');
    expect(heard).toEqual([]);
    await expect.element(field('First')).toHaveValue('');
    isReady = true;
    await expect.poll(() => heard).toEqual(['a', 'b', 'Enter', 'submitted']);
    await expect.element(field('First')).toHaveValue('ab');
  });

  test('comes before what is typed while it is played', async () => {
    keepKeysUntil(() => isReady);
    await type('abc');
    isReady = true;
    await type('de');
    await expect.element(field('First')).toHaveValue('abcde');
    await type('{Backspace}f');
    await expect.element(field('First')).toHaveValue('abcdf');
  });

  test('waits again where a key has begun something that takes time', async () => {
    stopTime();
    let next = false;
    const begin = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') keepKeysUntil(() => next);
    };
    window.addEventListener('keydown', begin);
    keepKeysUntil(() => isReady);
    await type('a{Enter}b');
    isReady = true;
    await settled();
    await expect.element(field('First')).toHaveValue('a');
    next = true;
    await settled();
    await expect.element(field('First')).toHaveValue('ab');
    window.removeEventListener('keydown', begin);
  });

  test('does in each control what a hand would do', async () => {
    keepKeysUntil(() => isReady);
    await type('1234567{Tab}n{Tab}no{Tab} {Tab} {Tab}x{Enter}y{Shift>}{Tab}{/Shift}');
    isReady = true;
    await expect.element(field('Notes')).toHaveValue('x\ny');
    await expect.element(field('First')).toHaveValue('12345');
    await expect.element(field('Second')).toHaveValue('n');
    await expect.element(field('Third')).toHaveValue('');
    await expect.element(field('Tick')).toBeChecked();
    await expect.element(field('One')).toBeChecked();
    await expect.element(field('One')).toHaveFocus();
  });

  test('can be undone as what was typed by hand', async () => {
    keepKeysUntil(() => isReady);
    await type('ab');
    isReady = true;
    await expect.element(field('First')).toHaveValue('ab');
    await type('{Control>}z{/Control}');
    await expect.element(field('First')).not.toHaveValue('ab');
  });

  test('is kept of Tally’s keys too, for those who use them', async () => {
    store.set(preferencesAtom, { ...before, tallyKeys: true });
    keepKeysUntil(() => isReady);
    await type('{F5}a');
    expect(heard).toEqual([]);
    isReady = true;
    await expect.poll(() => heard).toEqual(['F5', 'a']);
  });
});

describe('an order that was given', () => {
  test('is not given again by an impatient hand', async () => {
    stopTime();
    const answered = keepKeys();
    await type('{Control>}{Enter}{Enter}{/Control}a{Enter>3/}');
    answered(true);
    await settled();
    expect(heard).toEqual(['a', 'Enter', 'submitted']);
  });

  test('counts once more after something else was typed', async () => {
    const answered = keepKeys();
    await type('a{Control>}{Enter}{/Control}');
    answered(true);
    await expect.poll(() => heard).toEqual(['a', 'Enter']);
  });

  test('and leads to a form leaves the order of that form to it', async () => {
    const answered = keepKeys(true);
    await type('{Control>}{Enter}{/Control}');
    answered(true);
    await expect.poll(() => heard).toEqual(['Enter']);
  });

  test('is over with its answer, however long after it the keys are looked at', async () => {
    stopTime();
    const answered = keepKeys();
    answered(true);
    await type('{Control>}{Enter}{/Control}');
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(heard).toEqual(['Enter']);
  });

  test('is not over while the page that it leads to is still to come', async () => {
    const answered = keepKeys();
    keepKeysUntil(() => isReady);
    answered(true);
    await type('{Control>}{Enter}{/Control}a');
    isReady = true;
    await expect.poll(() => heard).toEqual(['a']);
  });

  test('is none yet while its form is still to come', async () => {
    keepKeysUntil(() => isReady);
    await type('{Control>}{Enter}{/Control}');
    isReady = true;
    await expect.poll(() => heard).toEqual(['Enter']);
  });

  test('is another one where keys typed ahead of it lie between the two', async () => {
    keepKeysUntil(() => isReady);
    await type('{Control>}{Enter}{/Control}a');
    let answered: (something: boolean) => void = () => undefined;
    window.addEventListener('keydown', () => (answered = keepKeys()), { once: true });
    isReady = true;
    await expect.poll(() => heard).toEqual(['Enter']);
    await type('{Control>}{Enter}{/Control}');
    answered(true);
    await expect.poll(() => heard).toEqual(['Enter', 'a', 'Enter']);
  });

  test('may follow while what was typed before is still being played', async () => {
    const answered = keepKeys();
    await type('a');
    answered(true);
    await type('{Control>}{Enter}{/Control}');
    await expect.poll(() => heard).toEqual(['a', 'Enter']);
  });
});

describe('keys are forgotten', () => {
  beforeEach(stopTime);

  test('when a hand points somewhere', async () => {
    keepKeysUntil(() => isReady);
    await type('ab');
    await userEvent.click(field('Second'));
    isReady = true;
    await type('c');
    await settled();
    expect(heard).toEqual(['c']);
    await expect.element(field('First')).toHaveValue('');
  });

  test('when Escape is pressed, which acts at once', async () => {
    keepKeysUntil(() => isReady);
    await type('ab{Escape}');
    isReady = true;
    await settled();
    expect(heard).toEqual(['Escape']);
  });

  test('when what they were meant for does not come', async () => {
    const answered = keepKeys();
    await type('ab');
    answered(false);
    await type('c');
    await settled();
    await expect.element(field('First')).toHaveValue('c');
  });

  test('when the person is signed out', async () => {
    keepKeysUntil(() => isReady);
    await type('ab');
    store.set(sessionAtom, null);
    isReady = true;
    await settled();
    expect(heard).toEqual([]);
  });

  test('when five seconds have passed; those after them are heard at once', async () => {
    keepKeysUntil(() => isReady);
    await type('ab');
    vi.advanceTimersByTime(PATIENCE_MS + 200);
    isReady = true;
    await type('c');
    await settled();
    expect(heard).toEqual(['c']);
    await expect.element(field('First')).toHaveValue('c');
  });

  test('where one cannot be played as the browser would', async () => {
    keepKeysUntil(() => isReady);
    await type('a{ArrowLeft}b');
    isReady = true;
    await settled();
    await expect.element(field('First')).toHaveValue('a');
  });
});

describe('what is left to the browser', () => {
  const pressed = (key: string, more: KeyboardEventInit = {}) =>
    isPlayable(new KeyboardEvent('keydown', { key, ...more }));

  test.each(['a', '7', '₹', 'क्ष', ' ', 'Enter', 'Tab', 'Backspace', 'ArrowDown'])(
    '%s is kept',
    (key) => expect(pressed(key)).toBe(true),
  );

  test('a draft is saved by a key that comes before its editor', () =>
    expect(pressed('s', { ctrlKey: true })).toBe(true));

  test.each([
    ['Escape', {}],
    ['Delete', {}],
    ['F5', {}],
    ['Dead', {}],
    ['Process', {}],
    ['Unidentified', {}],
    ['a', { isComposing: true }],
    ['t', { ctrlKey: true }],
    ['c', { metaKey: true }],
    ['d', { altKey: true, code: 'KeyD' }],
    ['ArrowLeft', { altKey: true, code: 'ArrowLeft' }],
  ])('%s with %o is not', (key, more) => expect(pressed(key, more)).toBe(false));
});
