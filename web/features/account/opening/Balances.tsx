// The guided screen: one tab for each kind of figure, the difference always in view beside them.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '#api/contract/account/account.ts';
import type { OpeningDocument } from '#api/contract/account/opening.ts';
import type { Book } from '#api/contract/book/book.ts';
import { mayDo } from '#core/book/index.ts';
import { Restored } from '#web/shell/form/Restored.tsx';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ActionBar } from '#web/ui/PageHead.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { BalancesBar } from './BalancesBar.tsx';
import { useOpening } from './form/use-opening.ts';
import type { OpeningForm } from './form/use-opening.ts';
import { useOpeningView } from './form/use-view.ts';
import { OpeningCard } from './OpeningCard.tsx';
import { OpeningFailure } from './OpeningFailure.tsx';
import { PasteDialog } from './paste/PasteDialog.tsx';
import { pasteWayOf } from './paste/ways.ts';
import { productNamesOf } from './products.ts';
import { OpeningTable } from './table/OpeningTable.tsx';
import { StockTable } from './table/StockTable.tsx';

type Props = {
  readonly document: OpeningDocument;
  readonly accounts: readonly Account[];
  readonly book: Book;
};

export function Balances({ document, accounts: all, book }: Props) {
  const { scope } = usePageBook();
  const accounts = accountsFor(document, all);
  const { id: bookId, begins_on: beginsOn } = book;
  const form = useOpening({ bookId, beginsOn, document, accounts });
  const view = useOpeningView(form, accounts);
  const { tab } = view;
  const products = useQuery({ ...productNamesOf(bookId), enabled: tab === 'stock' });
  const [pasted, setPasted] = useState<string | null>(null);
  const readOnly = !mayDo(book.role, 'PostOpeningBalances');
  const post = () => view.faultOf(form.fault()) === null && void form.post();
  const onPaste = () => setPasted('');
  const paste = { keys: 'Alt+V', does: 'Paste from a spreadsheet', run: onPaste };
  const does = form.isPosted ? 'Correct opening entry' : 'Post opening entry';
  useKeys('Opening balances', readOnly ? [] : [...acceptKeys(does, post), paste]);
  return (
    <div
      className="flex flex-col gap-4"
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        if (readOnly || pasted !== null || !/[\t\n]./.test(text)) return;
        event.preventDefault();
        setPasted(text);
      }}
    >
      {readOnly && (
        <Notice kind="remark">
          Owners and accountants of the book enter its opening balances.
        </Notice>
      )}
      <BalancesBar
        bookId={bookId}
        document={document}
        accounts={accounts}
        form={form}
        view={view}
        readOnly={readOnly}
        onPaste={onPaste}
      />
      <Restored form={form} />
      <OpeningFailure form={form} view={view} accounts={accounts} />
      <div className="flex flex-col items-stretch gap-4 lg:flex-row lg:items-start">
        <fieldset disabled={readOnly} className="min-w-0 grow [&_input]:scroll-my-20">
          {tab === 'stock' ? (
            <StockTable form={form} products={products.data ?? []} isLoading={products.isPending} />
          ) : (
            <OpeningTable
              key={tab}
              accounts={view.shown}
              form={form}
              withBills={tab !== 'accounts'}
            />
          )}
          {view.leftOut > 0 && (
            <p className="pt-2 text-sm text-ink-2">
              Income and expense accounts begin the financial year at nil, so they are not listed.
            </p>
          )}
        </fieldset>
        <OpeningCard
          document={document}
          form={form}
          accounts={accounts}
          scope={scope}
          onGo={view.goTo}
        />
      </div>
      {!readOnly && <OpeningFoot form={form} does={does} onPost={post} />}
      {pasted !== null && !(tab === 'stock' && products.isPending) && (
        <PasteDialog
          way={pasteWayOf(tab, { form, accounts, products: products.data ?? [] })}
          text={pasted}
          onClose={() => setPasted(null)}
        />
      )}
    </div>
  );
}

type FootProps = {
  readonly form: OpeningForm;
  readonly does: string;
  readonly onPost: () => void;
};

/** What is done with the whole: kept for later, or posted. */
const OpeningFoot = ({ form, does, onPost }: FootProps) => (
  <div
    className={
      'max-sm:contents sm:sticky sm:bottom-0 sm:z-10 sm:border-t sm:border-line ' +
      'sm:bg-canvas sm:py-2'
    }
  >
    <ActionBar>
      <Button disabled={form.busy} onClick={() => void form.saveForLater()}>
        Save and finish later
      </Button>
      <Button
        kind="primary"
        aria-keyshortcuts="Control+Enter"
        busyText={form.busy ? 'Posting…' : null}
        onClick={onPost}
      >
        {does} <Kbd onBrand>Ctrl ↵</Kbd>
      </Button>
    </ActionBar>
  </div>
);

/** What has a balance stays among them: a correction says all figures anew. */
function accountsFor({ draft, posted }: OpeningDocument, all: readonly Account[]) {
  const figures = [...(draft?.accounts ?? []), ...(posted?.accounts ?? [])];
  const given = new Set(figures.map(({ accountId: id }) => id));
  return all.filter(
    ({ id, retired, group }) => (!retired && group !== 'suspense') || given.has(id),
  );
}
