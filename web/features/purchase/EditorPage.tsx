// The page of a form of a document of purchases: its head, and the form once all is there that it
// begins with.
import type { ComponentType, ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import type { SupplierReply } from '#api/contract/supplier/supplier.ts';
import type { PurchaseBillFacts } from '#core/trade/index.ts';
import { sentenceOf } from '#web/client/failure.ts';
import type { CallFailed } from '#web/client/query.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';

/** Where suppliers are kept is another feature, so the routes hand its dialog in. */
export type QuickSupplierProps = {
  readonly QuickSupplier: ComponentType<{
    readonly bookId: number;
    /** What was typed into the picker. */
    readonly name: string;
    readonly onClose: () => void;
    readonly onSaved: (supplier: SupplierReply) => void;
  }>;
};

type Props = {
  readonly title: string;
  readonly list: { readonly name: string; readonly to: string };
  /** What the form is read from. */
  readonly reads: readonly UseQueryResult<unknown, CallFailed>[];
  /** The form; null while something of it is on its way. */
  readonly children: ReactNode;
};

export function EditorPage({ title, list, reads, children }: Props) {
  const failed = reads.find((one) => one.isError);
  return (
    <>
      <PageHead
        title={title}
        above={
          <Link to={list.to} className="link-quiet">
            {list.name}
          </Link>
        }
      />
      {children === null && failed?.error != null && (
        <ErrorState
          what="the form"
          why={sentenceOf(failed.error.failure)}
          onRetry={() => void failed.refetch()}
        />
      )}
      {children === null && failed?.error == null && (
        <Skeletons label="Loading" count={4} item="h-14" layout="flex flex-col gap-3" />
      )}
      {children}
    </>
  );
}

/** @returns who buys, as the rules of bills ask it. */
export const buyerOfSettings = ({
  gstin,
  stateCode,
  registration,
}: BillingSettings): PurchaseBillFacts['buyer'] => ({ gstin, stateCode, registration });
