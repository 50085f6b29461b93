// In which states an address may lie, by what people write in it: a PIN code, the name of a state.
import { statesOfPincode } from './pin-codes.ts';
import { stateNamed } from './state-names.ts';
import { isRetired, sameState } from './states.ts';

/** Six digits, with or without a space in the middle, and no part of a longer number. */
const PIN_CODE = /(?<![0-9])([1-9][0-9]{2}) ?([0-9]{3})(?![0-9])/g;

/** So short, a name is of a state where it is large and nothing stands beside it: MP, not or. */
const SHORT = 2;

const isName = (end: string, isWhole: boolean): boolean =>
  end.length > SHORT || (isWhole && end === end.toUpperCase());

function stateByPin(text: string): readonly string[] {
  const last = [...text.matchAll(PIN_CODE)].at(-1);
  if (last === undefined) return [];
  return statesOfPincode(`${last[1]}${last[2]}`).filter((code) => !isRetired(code));
}

/** A state stands behind its city: `Pune, Maharashtra`, `Bengaluru Karnataka - 560001`. */
function stateByName(text: string): string | null {
  const parts = text.split(/[\n,;()0-9]|\s-|-\s/).map((part) => part.trim());
  const named = parts.flatMap((part) => {
    const words = part.split(/\s+/);
    const ends = words.map((_word, at) => words.slice(at).join(' '));
    const found = ends
      .filter((end, at) => isName(end, at === 0))
      .flatMap((end) => stateNamed(end)?.code ?? []);
    return found.slice(0, 1);
  });
  return named.findLast((code) => code !== '96' && code !== '97') ?? null;
}

/**
 * @returns the codes of the states that an address may lie in: none where it says nothing of them,
 * several along borders and where the PIN code is of another state than the one that is named.
 */
export function statesOfAddress(text: string): readonly string[] {
  const byPin = stateByPin(text);
  const named = stateByName(text);
  if (named === null) return byPin;
  const agree = byPin.length === 0 || byPin.some((code) => sameState(code, named));
  return agree ? [named] : [named, ...byPin].toSorted();
}
