// One asset or stock: its form, whether it is offered, its removal, and what was done to it.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { HistoryCard } from '../../edit/HistoryCard.tsx';
import { InHandCard } from '../../edit/InHandCard.tsx';
import { MasterLifecycle } from '../../edit/MasterLifecycle.tsx';
import { doneSentence, useReturn } from '../../form/use-return.ts';
import { catalogueWords as wording } from '../../wording.ts';
import { AssetForm } from './AssetForm.tsx';
import { BoughtOn } from './BoughtOn.tsx';
import { assetOf } from './calls.ts';
import { DisposalButton } from './depreciation/DisposalButton.tsx';
import { ASSET_WORDS } from './kinds.ts';
import type { AssetKind } from './kinds.ts';
import { StockForm } from './StockForm.tsx';

export function AssetPage({ type }: { readonly type: AssetKind }) {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['id']);
  const isId = Number.isSafeInteger(id) && id > 0;
  const one = useQuery({ ...assetOf(bookId, id), enabled: isId });
  const { title } = ASSET_WORDS[type];
  const list = paths.holdings(type, scope);
  const above = (
    <Link to={list} className="link-quiet">
      {title}
    </Link>
  );
  if (one.data?.kind === type) {
    return <OfAsset key={id} type={type} bookId={bookId} asset={one.data} above={above} />;
  }
  const isUnknown =
    !isId || one.data !== undefined || (one.isError && statusOf(one.error.failure) === 404);
  return (
    <>
      <PageHead title={`Change ${type}`} above={above} />
      {isUnknown && (
        <EmptyState
          title={`No such ${type}`}
          actions={
            <Link to={list} className={buttonClass('primary')}>
              {title}
            </Link>
          }
        >
          Nothing was found at this address.
        </EmptyState>
      )}
      {!isUnknown && one.isError && (
        <ErrorState
          what={`the ${type}`}
          why={sentenceOf(one.error.failure)}
          onRetry={() => void one.refetch()}
        />
      )}
      {!isUnknown && one.isPending && (
        <Skeletons
          label={`Loading the ${type}`}
          count={3}
          item="h-14"
          layout="flex max-w-140 flex-col gap-3"
        />
      )}
    </>
  );
}

type Props = {
  readonly type: AssetKind;
  readonly bookId: number;
  readonly asset: Asset;
  readonly above: ReactNode;
};

function OfAsset({ type, bookId, asset, above }: Props) {
  /** The version that was sold here: the form begins anew with the next one. */
  const [soldSeq, setSoldSeq] = useState<number | null>(null);
  const { scope } = usePageBook();
  const list = paths.holdings(type, scope);
  const back = useReturn(list, `Change ${type}`);
  const Form = type === 'asset' ? AssetForm : StockForm;
  return (
    <>
      <PageHead title={asset.name} above={above}>
        {type === 'asset' && (
          <DisposalButton bookId={bookId} asset={asset} onDisposed={() => setSoldSeq(asset.seq)} />
        )}
      </PageHead>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,35rem)_minmax(16rem,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          {asset.status === 'retired' ? (
            <Notice kind="remark">{wording.retired}</Notice>
          ) : (
            <div className="card p-4">
              <Form
                key={soldSeq !== null && asset.seq > soldSeq ? 'sold' : 'in use'}
                bookId={bookId}
                record={asset}
                onSaved={({ name }) => back({ text: doneSentence(type, name, 'changed') })}
              />
            </div>
          )}
          <PresentOnly>
            <MasterLifecycle kind="asset" noun={type} where={bookId} record={asset} listAt={list} />
          </PresentOnly>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {asset.depreciation?.bought && (
            <BoughtOn bookId={bookId} on={asset.depreciation.bought} />
          )}
          {type === 'stock' && asset.productId !== null && (
            <InHandCard bookId={bookId} productId={asset.productId} />
          )}
          <HistoryCard kind="asset" where={bookId} id={asset.id} name={asset.name} />
        </div>
      </div>
    </>
  );
}
