// One record: its form, and beside it what uses it and what was done to it.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { statusOf, sentenceOf } from '#web/client/failure.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { masterOf } from '../calls/one.ts';
import type { WithUses } from '../calls/one.ts';
import { doneSentence, useReturn } from '../form/use-return.ts';
import { MasterForm } from '../form/MasterForm.tsx';
import { KIND_WORDS } from '../kinds.ts';
import type { EditableKind, MastersBook } from '../kinds.ts';
import { catalogueWords as wording } from '../wording.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { MasterLifecycle } from './MasterLifecycle.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { InHandCard } from './InHandCard.tsx';
import { UsedBy } from './UsedBy.tsx';
import { formatCount } from '#web/format/money.ts';

type Props = {
  readonly kind: EditableKind;
  readonly where: MastersBook;
  readonly id: number;
  readonly listAt: string;
  readonly above: ReactNode;
  /** In a book: what all books share is looked at here, and changed elsewhere. */
  readonly sharedLink?: ReactNode;
};

export function EditMaster(props: Props) {
  const { kind, where, id, listAt, above } = props;
  const { noun, title } = KIND_WORDS[kind];
  const isId = Number.isSafeInteger(id) && id > 0;
  const one = useQuery({ ...masterOf(kind, where, id), enabled: isId });
  if (one.data !== undefined) return <OfRecord key={id} {...props} one={one.data} />;
  const isUnknown = !isId || (one.isError && statusOf(one.error.failure) === 404);
  return (
    <>
      <PageHead title={`Change ${noun}`} above={above} />
      {isUnknown && (
        <EmptyState
          title={`No such ${noun}`}
          actions={
            <Link to={listAt} className={buttonClass('primary')}>
              {title}
            </Link>
          }
        >
          Nothing was found at this address.
        </EmptyState>
      )}
      {!isUnknown && one.isError && (
        <ErrorState
          what={`the ${noun}`}
          why={sentenceOf(one.error.failure)}
          onRetry={() => void one.refetch()}
        />
      )}
      {!isUnknown && one.isPending && (
        <Skeletons
          label={`Loading the ${noun}`}
          count={5}
          item="h-14"
          layout="flex max-w-140 flex-col gap-3"
        />
      )}
    </>
  );
}

type RecordProps = Props & { readonly one: WithUses<EditableKind> };

function OfRecord({ kind, where, id, listAt, above, sharedLink, one }: RecordProps) {
  const { record, uses } = one;
  const { noun } = KIND_WORDS[kind];
  const back = useReturn(listAt, `Change ${noun}`);
  const isOthers = where !== null && record.shared;
  return (
    <>
      <PageHead title={record.name} above={above} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,35rem)_minmax(16rem,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          {isOthers && (
            <Notice kind="remark">
              {wording.sharedRecord} {sharedLink}
            </Notice>
          )}
          {isOthers && 'brandId' in record && <ProductCard product={record} />}
          {record.status === 'retired' && <Notice kind="remark">{wording.retired}</Notice>}
          {!isOthers && record.status !== 'retired' && (
            <div className="card p-4">
              <MasterForm
                kind={kind}
                where={where}
                record={record}
                usedBy={usesInWords(uses)}
                onSaved={({ name }) => back({ text: doneSentence(noun, name, 'changed') })}
              />
            </div>
          )}
          <PresentOnly>
            {!isOthers && (
              <MasterLifecycle
                kind={kind}
                noun={noun}
                where={where}
                record={record}
                listAt={listAt}
              />
            )}
          </PresentOnly>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {where !== null && 'stocked' in record && record.stocked && (
            <InHandCard bookId={where} productId={id} />
          )}
          <UsedBy uses={uses} where={where} />
          {!isOthers && <HistoryCard kind={kind} where={where} id={id} name={record.name} />}
        </div>
      </div>
    </>
  );
}

const LIST = new Intl.ListFormat('en-GB');

/** @returns `214 products and 3 services`, or null when nothing uses it. */
const usesInWords = (uses: WithUses<EditableKind>['uses']): string | null =>
  uses.length === 0
    ? null
    : LIST.format(uses.map(({ what, count }) => `${formatCount(count)} ${singular(what, count)}`));

const singular = (what: string, count: number): string =>
  count === 1 ? (ONE.get(what) ?? what) : what;

const ONE: ReadonlyMap<string, string> = new Map([
  ['products', 'product'],
  ['services', 'service'],
  ['services in this category', 'service in this category'],
  ['assets and stocks', 'asset or stock'],
  ['accounts', 'account'],
  ['invoices', 'invoice'],
  ['quotations and challans', 'quotation or challan'],
  ['opening stocks', 'opening stock'],
  ['categories under it', 'category under it'],
  ['companies under it', 'company under it'],
]);
