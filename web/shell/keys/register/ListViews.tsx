// The views of a register: what people ask for every day, and what one saved under a name.
import { useSearchParams } from 'react-router-dom';
import { ViewsPill } from '#web/ui/lists/register/pills/ViewsPill.tsx';
import type { NamedView } from '#web/ui/lists/register/pills/ViewList.tsx';
import { useKeys } from '../use-keys.ts';
import { useRegisterChoice } from './use-register-choice.ts';

type Props = {
  /** The name of the list. */
  readonly list: string;
  /** Of an address, what says which rows are shown and how they are ordered. */
  readonly names: readonly string[];
  readonly given: readonly NamedView[];
};

export function ListViews({ list, names, given }: Props) {
  const [address, setAddress] = useSearchParams();
  const { choice, choose } = useRegisterChoice(list);
  const id = `${list}-views`;
  useKeys('View', [
    {
      keys: 'Shift+S',
      does: 'Save or choose a view',
      run: () => document.getElementById(id)?.click(),
    },
  ]);
  const open = (query: string) =>
    setAddress((now) => {
      for (const name of names) now.delete(name);
      for (const [name, value] of new URLSearchParams(query)) now.set(name, value);
      return now;
    });
  return (
    <ViewsPill
      id={id}
      given={given}
      saved={choice.views}
      query={queryOf(address, names)}
      onOpen={open}
      onSaved={(views) => choose({ views: [...views] })}
    />
  );
}

/** @returns the part of an address that says what is shown, in one order of its names. */
function queryOf(address: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = address.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.toString();
}

/** @returns a view as an address has it, its names in the order of the list. */
export const viewQuery = (
  asked: Readonly<Record<string, string | number>>,
  names: readonly string[],
): string =>
  queryOf(
    new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])),
    names,
  );
