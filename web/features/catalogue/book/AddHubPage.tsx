// Everything that can be added, each with its key.
import { Link } from 'react-router-dom';
import { capitalised, KIND_WORDS, OWN_FORM_KINDS } from '#web/shell/commands/kinds.ts';
import type { OwnFormKind } from '#web/shell/commands/kinds.ts';
import { paths } from '#web/paths.ts';
import { useKeyHint } from '#web/shell/keys/use-key-hint.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useRef } from 'react';

const ownForm = (kind: OwnFormKind, scope: number | undefined) =>
  [
    capitalised(KIND_WORDS[kind].noun),
    paths.addNamed(kind, '', scope),
    KIND_WORDS[kind].ownForm.keys,
  ] as const;

export function AddHubPage() {
  const { scope } = usePageBook();
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list, { title: 'Add', grid: true });
  const hintOf = useKeyHint();
  const things = [
    ['Journal entry', paths.addVoucher('journal', scope), 'N J', 'F7'],
    ['Invoice', paths.newInvoice(undefined, scope), 'N I', 'F8'],
    ['Customer', paths.addCustomer('', scope), 'N C'],
    ['Account', paths.addAccount('', scope), 'N A'],
    ...OWN_FORM_KINDS.map((kind) => ownForm(kind, scope)),
    ['Asset', paths.addHolding('asset', scope), 'N S'],
    ['Stock', paths.addHolding('stock', scope), 'N K'],
  ] as const;
  const hinted = things.map(([name, to, keys, tally]) => ({ name, to, key: hintOf(keys, tally) }));
  return (
    <>
      <PageHead title="Add" />
      <ul ref={list} aria-label="What to add" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {hinted.map(({ name, to, key }) => (
          <li key={name}>
            <Link
              to={to}
              data-row=""
              className={
                'card flex min-h-16 items-center justify-between gap-2 p-4 font-semibold ' +
                'hover:bg-surface-2'
              }
            >
              {name}
              {key !== null && <Kbd>{keyLabel(key)}</Kbd>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
