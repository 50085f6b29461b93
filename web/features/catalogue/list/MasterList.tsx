// A grid of masters: search on the server, Add New first, and a text where there are none.
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Nature } from '#core/account-type/index.ts';
import { useFindFirst } from '#web/ahead/use-find-first.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { AddNewTile, Tile, TILE_PAIRS, TileGrid } from '#web/ui/lists/Tiles.tsx';
import { stepRow } from '#web/ui/lists/walk.ts';
import { NatureWord } from '#web/ui/marks/NatureWord.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import type { MasterScope } from '../calls/lists.ts';
import { KIND_WORDS } from '../kinds.ts';
import { KIND_HELP } from '../kind-help.ts';
import type { Kind, MastersBook } from '../kinds.ts';
import { firstMatch, useMasters } from './use-masters.ts';
import type { MastersShown } from './use-masters.ts';
import { useWordInAddress } from './use-word-in-address.ts';

type Props = {
  readonly kind: Kind;
  readonly where: MastersBook;
  readonly addTo: (name: string) => string;
  readonly openTo: (id: number) => string;
  readonly above?: ReactNode;
  /** Between the head and the list. */
  readonly bar?: ReactNode;
  /** How else it may be drawn. */
  readonly as?: ReactNode;
  /** Offers those that are the book's own, beside all that it may use. */
  readonly hasOwn?: boolean;
};

const SCOPES = [
  { value: 'all', label: 'All' },
  { value: 'own', label: 'Own' },
] as const;

function useAddress() {
  const [search, setSearch] = useWordInAddress('q');
  const [shown, setShown] = useWordInAddress('show');
  const scope: MasterScope = shown === 'own' ? 'own' : 'all';
  const setScope = (next: MasterScope) => setShown(next === 'own' ? next : '');
  return { search, setSearch, scope, setScope };
}

export function MasterList({ kind, where, addTo, openTo, above, bar, ...rest }: Props) {
  const { as = null, hasOwn = false } = rest;
  const { title, noun } = KIND_WORDS[kind];
  const { search, setSearch, scope, setScope } = useAddress();
  const text = search.trim();
  const shown = useMasters(kind, where, { search: text, scope });
  const page = useRef<HTMLDivElement>(null);
  const go = useGo();
  const client = useQueryClient();
  const searched = `Search ${title.toLowerCase()}`;
  useRowKeys(page, { title, grid: true });
  useKeys(title, [
    {
      keys: '/',
      does: searched,
      run: () => page.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    },
    { keys: 'Alt+C', does: `New ${noun}`, run: () => go(addTo(text)), writes: true },
  ]);
  const openFirst = useFindFirst(async (wanted) => {
    const id = await firstMatch(client, kind, where, { search: wanted, scope });
    return id === null ? null : openTo(id);
  });
  const isBare = shown.rows?.length === 0 && text === '';
  return (
    <div ref={page}>
      <PageHead title={title} above={above}>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          {!isBare && (
            <SheetActions
              what={`the ${title.toLowerCase()}`}
              of={async (gathering) => {
                const { mastersSheet } = await import('./masters-sheet.ts');
                return mastersSheet(gathering, { kind, where, search: text, scope });
              }}
              {...(where === null && { book: null })}
            />
          )}
          {hasOwn && (!isBare || scope === 'own') && (
            <Segmented
              label={`Which ${noun}s`}
              options={SCOPES}
              value={scope}
              onChange={setScope}
            />
          )}
          {as}
          {!isBare && (
            <SearchField
              label={searched}
              keys="/"
              value={search}
              onChange={setSearch}
              onKeyDown={(event) => {
                if (event.key === 'Enter') openFirst(event.currentTarget.value);
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                if (page.current !== null) stepRow(page.current, 0);
              }}
            />
          )}
        </div>
      </PageHead>
      {bar}
      <Body kind={kind} text={text} shown={shown} addTo={addTo} openTo={openTo} />
    </div>
  );
}

type BodyProps = Pick<Props, 'kind' | 'addTo' | 'openTo'> & {
  readonly text: string;
  readonly shown: MastersShown;
};

function Body({ kind, text, shown, addTo, openTo }: BodyProps) {
  const { title, noun } = KIND_WORDS[kind];
  const { empty, help } = KIND_HELP[kind];
  const what = title.toLowerCase();
  const { rows, failure } = shown;
  if (rows === null && failure !== null) {
    return <ErrorState what={`the ${what}`} why={sentenceOf(failure)} onRetry={shown.retry} />;
  }
  if (rows === null) {
    return <Skeletons label={`Loading ${what}`} count={10} item="h-22" layout={TILE_PAIRS} />;
  }
  if (rows.length === 0 && text === '') {
    const add = (
      <PresentOnly>
        <Link to={addTo('')} aria-keyshortcuts="Alt+C" className={buttonClass('primary')}>
          Add
        </Link>
      </PresentOnly>
    );
    return (
      <EmptyState title={empty} actions={add}>
        {help}
      </EmptyState>
    );
  }
  return (
    <>
      {rows.length === 0 && (
        <p role="status" className="mb-3 text-ink-2">
          No {noun} named ‘{text}’
        </p>
      )}
      <TileGrid label={title} layout={TILE_PAIRS}>
        <PresentOnly>
          <AddNewTile Link={Link} to={addTo(text)} carried={text} />
        </PresentOnly>
        {rows.map(({ id, name, nature, below }) => (
          <Tile
            key={id}
            id={id}
            Link={Link}
            to={openTo(id)}
            title={name}
            below={<Below nature={nature ?? null} text={below} />}
          />
        ))}
      </TileGrid>
      {shown.more !== null && (
        <LoadMore
          shown={countOf(rows.length, shown.total, what)}
          more={`More ${what}`}
          hasMore
          loading={shown.more.loading}
          failed={failure === null ? null : sentenceOf(failure)}
          onMore={shown.more.load}
        />
      )}
    </>
  );
}

const countOf = (count: number, total: number | null, what: string): string =>
  `${formatCount(count)}${total === null ? '' : ` of ${formatCount(total)}`} ${what}`;

const Below = ({ nature, text }: { readonly nature: Nature | null; readonly text: string }) => (
  <>
    {nature !== null && (
      <>
        <NatureWord nature={nature} />
        {' · '}
      </>
    )}
    {text}
  </>
);
