// A dialog by role, a sheet of paper by look. Enter goes on, Ctrl+Enter issues, Ctrl+S saves the
// draft, and nothing that was typed is lost.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Customer } from '#api/contract/customer/customer.ts';
import { listCustomers } from '#api/contract/customer/customer.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { formatInstant } from '#web/format/dates.ts';
import { Restored } from '#web/shell/form/Restored.tsx';
import { TwoWays, WayBack } from '#web/shell/form/FormFrame.tsx';
import { MissingNotice } from '#web/shell/form/MissingNotice.tsx';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd, StatusBadge } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import {
  changeInvoiceLine,
  moveInvoiceLine,
  removeInvoiceLine,
  withCustomer,
} from '../draft/draft.ts';
import { lineNamed } from '../draft/next-field.ts';
import type { InvoiceContext } from '../draft/known.ts';
import { focusInvoicePlace } from '../draft/use-invoice-draft.ts';
import { customerOf } from '#web/client/billing-reads.ts';
import { productsOf } from '../queries.ts';
import { editorWords as wording, KIND_NOUNS } from '../wording.ts';
import { EditorPaper } from './EditorPaper.tsx';
import { PLACE_ID } from './MoreFields.tsx';
import { Panel } from './Panel.tsx';
import type { EditorParts, QuickCustomer, QuickProductComponent } from './parts.ts';
import { useEditor } from './use-editor.ts';
import type { Editor, Opening } from './use-editor.ts';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';

export type Sheets = {
  readonly QuickCustomer?: QuickCustomer | undefined;
  readonly QuickProduct?: QuickProductComponent | undefined;
};

type Props = Sheets & {
  readonly opening: Opening;
  readonly books: Omit<InvoiceContext, 'customer' | 'today'>;
  readonly onClose: () => void;
};

type KeysProps = { readonly editor: Editor; readonly issue: string };
type FootProps = KeysProps & { readonly bookId: number };

export function InvoiceEditor({ opening, books, onClose, QuickCustomer, QuickProduct }: Props) {
  const { bookId, number, kind } = opening;
  const editor = useEditor(opening, books);
  const adding = useAdding(bookId, editor);
  const parts: EditorParts = {
    bookId,
    kind,
    invoiceId: kind === 'invoice' ? (opening.editing?.id ?? null) : null,
    typing: editor.typing,
    known: editor.known,
    priced: editor.priced,
    errors: editor.errors,
    busy: editor.busy,
    onTake: editor.take,
    onAddCustomer: QuickCustomer === undefined ? undefined : adding.customer,
    onAddProduct: QuickProduct === undefined ? undefined : adding.product,
  };
  const isNew = opening.editing === null;
  const shown = isNew ? books.nextNumber : number;
  const issue = kind === 'invoice' ? wording.issue : `Issue ${KIND_NOUNS[kind]}`;
  const newTitle = kind === 'invoice' ? wording.newTitle : `New ${KIND_NOUNS[kind]}`;
  return (
    <Dialog
      size="paper"
      title={number === null ? newTitle : `Change ${number}`}
      onClose={onClose}
      foot={<Foot editor={editor} issue={issue} bookId={bookId} />}
    >
      <EditorKeys editor={editor} issue={issue} />
      <Above editor={editor} bookId={bookId} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
        <EditorPaper {...parts} number={shown} />
        <Panel {...parts} onPlace={() => document.getElementById(PLACE_ID)?.focus()} />
      </div>
      {adding.of?.kind === 'customer' && QuickCustomer !== undefined && (
        <QuickCustomer {...adding.sheet} onSaved={adding.tookCustomer} />
      )}
      {adding.of?.kind === 'product' && QuickProduct !== undefined && (
        <QuickProduct {...adding.sheet} onSaved={(saved) => void adding.tookProduct(saved)} />
      )}
    </Dialog>
  );
}

type Adding =
  | { readonly kind: 'customer'; readonly text: string }
  | { readonly kind: 'product'; readonly text: string; readonly index: number };

/** What does not exist yet is made in a sheet over the editor, and put where it was wanted. */
function useAdding(bookId: number, { typing, take }: Editor) {
  const client = useQueryClient();
  const [of, setOf] = useState<Adding | null>(null);
  const close = () => setOf(null);
  return {
    of,
    sheet: { bookId, name: of?.text.trim() ?? '', onClose: close },
    customer: (text: string) => setOf({ kind: 'customer', text }),
    product: (index: number, text: string) => setOf({ kind: 'product', index, text }),
    tookCustomer: (customer: Customer) => {
      client.setQueryData(customerOf(bookId, customer.id).queryKey, customer);
      void invalidate(listCustomers);
      // The sheet is gone, and the focus back, before the form goes on to what is missing next.
      flushSync(() => {
        close();
        typing.change((now) => withCustomer(now, customer.id));
      });
      typing.enter({ field: 'customer' });
    },
    tookProduct: async ({ id, name }: { readonly id: number; readonly name: string }) => {
      if (of?.kind !== 'product') return;
      const { index } = of;
      await invalidate(productEndpoints.list);
      const { queryKey } = productsOf(bookId);
      const products = client.getQueryData<readonly Product[]>(queryKey) ?? [];
      const product = products.find((each) => each.id === id);
      flushSync(close);
      if (product === undefined) {
        typing.change((now) => changeInvoiceLine(now, index, { productId: id, name }));
      } else take(index, product);
      typing.enter({ field: 'name', index });
    },
  };
}

function Above({
  bookId,
  editor: { typing, known },
}: {
  readonly bookId: number;
  readonly editor: Editor;
}) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      {known.settings.gstin === null && <WithoutGstin bookId={bookId} />}
      <StatusBadge status="draft" />
      <span>{wording.kept}</span>
      <Restored form={typing} />
      {typing.other !== null && (
        <OtherDraft bookId={bookId} other={typing.other} take={typing.takeOther} />
      )}
    </div>
  );
}

type OtherProps = {
  readonly bookId: number;
  readonly other: NonNullable<Editor['typing']['other']>;
  readonly take: () => void;
};

function OtherDraft({ bookId, other: { draft, keptAt }, take }: OtherProps) {
  const { customerId } = draft;
  const customer = useQuery({
    ...customerOf(bookId, customerId ?? 0),
    enabled: customerId !== null,
  });
  const name =
    customerId === null ? 'no customer yet' : (customer.data?.name ?? 'another customer');
  return (
    <>
      <span dir="auto">{`A draft for ${name} from ${formatInstant(keptAt)} is kept.`}</span>
      <Button kind="quiet" onClick={take}>
        Open that draft
      </Button>
    </>
  );
}

function Foot({ editor, issue, bookId }: FootProps) {
  const { busy, failure, conflict, isPlaced, reason, save } = editor;
  const busyText = busy ? 'Saving…' : null;
  return (
    <>
      {editor.demand.missing.length > 0 && (
        <div className="basis-full">
          <MissingNotice
            missing={editor.demand.missing}
            bookId={bookId}
            customerId={editor.typing.draft.customerId}
            draftId={null}
            reason={editor.demand.reason}
            onReason={editor.demand.setReason}
          />
        </div>
      )}
      {failure !== null && (
        <div className="basis-full">
          <Notice kind="problem">
            {sentenceOf(failure)}
            {isPlaced && ' It is shown beside the field too.'}
            <TwoWays conflict={conflict} />
          </Notice>
        </div>
      )}
      {failure === null && (
        <div className="basis-full empty:hidden">
          <WayBack conflict={conflict} />
        </div>
      )}
      <Button
        aria-disabled={reason !== null}
        busyText={busyText}
        aria-keyshortcuts="Control+S"
        onClick={() => save(false)}
      >
        {wording.save} <Kbd>{keyLabel('Ctrl+S')}</Kbd>
      </Button>
      {/* What is missing is said before both buttons, not between them. */}
      <div className="contents [&>span]:contents [&>span>span]:order-first [&>span>span]:self-center">
        <Button
          kind="primary"
          data-place="create"
          aria-keyshortcuts="Control+Enter Alt+S"
          reason={reason}
          busyText={busyText}
          onClick={() => save(true)}
        >
          {issue} <Kbd onBrand>Ctrl ↵</Kbd>
        </Button>
      </div>
    </>
  );
}

/** They mean the line that has the focus. */
function EditorKeys({ editor: { typing, save }, issue }: KeysProps) {
  const onLine = (act: (index: number) => void) => (): void | false => {
    const control = document.activeElement;
    const at = control instanceof HTMLElement ? lineNamed(control.dataset['place']) : null;
    if (at === null) return false;
    act(at.index);
  };
  const move = (step: 1 | -1) =>
    onLine((index) => {
      const moved = moveInvoiceLine(typing.now(), index, step);
      if (moved !== typing.now()) typing.go(moved, { field: 'name', index: index + step });
    });
  const remove = onLine((index) =>
    typing.go(removeInvoiceLine(typing.now(), index), {
      field: 'name',
      index: Math.max(0, index - 1),
    }),
  );
  useKeys('Invoice', [
    ...acceptKeys(issue, () => save(true)),
    { keys: 'Alt+S', does: issue, run: () => save(true) },
    { keys: 'Ctrl+S', does: wording.save, run: () => save(false) },
    { keys: 'F2', does: 'Change the date', run: () => focusInvoicePlace({ field: 'issue' }) },
    { keys: 'Alt+ArrowUp', does: 'Move this item up', run: move(-1) },
    { keys: 'Alt+ArrowDown', does: 'Move this item down', run: move(1) },
    { keys: 'Alt+Backspace', does: 'Remove this item', run: remove },
  ]);
  return null;
}

/** Said before the first invoice takes a number. */
const WithoutGstin = ({ bookId }: { readonly bookId: number }) => (
  <div className="basis-full">
    <Notice kind="remark">
      This will be an invoice without GST.{' '}
      <Link to={paths.billingSettings(bookId, 'business')} className="link">
        Add your GSTIN
      </Link>{' '}
      to issue tax invoices.
    </Notice>
  </div>
);
