// What the rows name and the book has not: added in one act, so that the rows can be imported.
import { useState } from 'react';
import { usePageBook } from '#web/state/page-book.ts';
import { formatCount } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import type { KindOfImport, Lacking } from '../kinds/kind.ts';
import { readKindAgain } from '../queries.ts';

type Props = {
  readonly kind: KindOfImport;
  readonly lacking: readonly Lacking[];
  readonly onAdded: (kind: KindOfImport) => void;
};

/** The rest is only counted. */
const NAMED_MAX = 8;

const WORDS = {
  category: ['category', 'categories'],
  brand: ['brand', 'brands'],
  unit: ['unit', 'units'],
} as const;

export function Lacks({ kind, lacking, onAdded }: Props) {
  const { id: bookId } = usePageBook();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  if (lacking.length === 0 || kind.lacking === undefined) return null;
  const { add } = kind.lacking;
  const addAll = async () => {
    setBusy(true);
    setWhy(await add(lacking));
    const fresh = await readKindAgain(kind.path, bookId).catch(() => null);
    setBusy(false);
    if (fresh !== null) onAdded(fresh);
  };
  return (
    <Notice kind="warning">
      <p>Not in the book yet: {named(lacking)}.</p>
      {why !== null && <p>{why}</p>}
      <Button className="mt-2" busyText={isBusy ? 'Adding…' : null} onClick={() => void addAll()}>
        Add {formatCount(lacking.length)} to the book
      </Button>
    </Notice>
  );
}

/** Such as ‘categories Fabrics and Yarn, unit Bale’. */
function named(lacking: readonly Lacking[]): string {
  const byKind = Map.groupBy(lacking, ({ of }) => of);
  return [...byKind]
    .map(([of, these]) => {
      const names = these.slice(0, NAMED_MAX).map(({ name }) => `“${name}”`);
      const rest = these.length - names.length;
      const all = rest > 0 ? [...names, `${formatCount(rest)} more`] : names;
      return `${WORDS[of][these.length === 1 ? 0 : 1]} ${LIST.format(all)}`;
    })
    .join(', ');
}

const LIST = new Intl.ListFormat('en-GB');
