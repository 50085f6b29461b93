// The six steps: what was entered in those that are done, the form in the one that is open.
import type { ReactNode } from 'react';
import { stateOfCode } from '#core/tax/index.ts';
import { formatCount } from '#web/format/money.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { GuideForms } from '../forms.ts';
import type { Guide } from '../use-guide.ts';
import { firstHourWords as wording, STEPS } from '../wording.ts';
import type { FirstHourStep } from '../wording.ts';
import { BusinessStep } from './BusinessStep.tsx';
import { IssueStep } from './IssueStep.tsx';
import { StepRow } from './StepRow.tsx';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { firstBillAtom } from '../use-is-first-hour.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';

type Props = {
  readonly book: NamedBook | null;
  readonly guide: Guide;
  readonly forms: GuideForms;
};

export function StepList({ book, guide, forms }: Props) {
  return (
    <ol>
      {STEPS.map((step, index) => (
        <StepRow
          key={step}
          step={step}
          number={index + 1}
          entered={guide.isDone(step) ? enteredIn(step, book, guide) : null}
          isOpen={guide.open === step}
          // Nothing can be opened before there is a book, nor changed once the bill is issued.
          canOpen={book !== null && guide.invoiceId === null}
          // Without a book there is nothing else here to do than to type its name.
          takesFocus={guide.hasMoved || book === null}
          onOpen={() => guide.show(step)}
        >
          {guide.open === step && formOf(step, { book, guide, forms })}
        </StepRow>
      ))}
    </ol>
  );
}

/** @returns what a step that is done came to, in a few words. */
function enteredIn(step: FirstHourStep, book: NamedBook | null, guide: Guide): string {
  const { settings, customer, item } = guide;
  switch (step) {
    case 'business':
      return [
        book?.name,
        settings?.gstin,
        stateName(settings?.stateCode),
        settings?.address == null ? wording.addressStillMissing : null,
      ]
        .filter((part) => part != null)
        .join(', ');
    case 'chart':
      return `${formatCount(guide.accounts)} accounts`;
    case 'customer':
      return [customer?.name, customer?.gstin, customer?.state]
        .filter((part) => part != null)
        .join(', ');
    case 'item':
      return [item?.name, codeOf(item?.hsn), rateOf(item?.gstBps)]
        .filter((part) => part != null)
        .join(', ');
    default:
      return '';
  }
}

const stateName = (code: string | null | undefined): string | null =>
  code == null ? null : (stateOfCode(code)?.name ?? null);

/** The code of a service begins with 99. */
const codeOf = (hsn: string | null | undefined): string | null =>
  hsn == null ? null : `${hsn.startsWith('99') ? 'SAC' : 'HSN'} ${hsn}`;

const rateOf = (bps: number | null | undefined): string | null =>
  bps == null ? null : `${bps / 100}%`;

function formOf(step: FirstHourStep, { book, guide, forms }: Props): ReactNode {
  const { goOn, goOnWithBusiness, pass } = guide;
  if (step === 'business') {
    return <BusinessStep book={book} settings={guide.settings} onSaved={goOnWithBusiness} />;
  }
  if (book === null) return null;
  const { id: bookId } = book;
  const { CustomerForm, ItemForm, ChooseTemplate } = forms;
  const second = <Button onClick={() => pass(step)}>{wording.later}</Button>;
  switch (step) {
    case 'chart':
      return (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <ChooseTemplate bookId={bookId} onChosen={goOn} />
          {second}
        </div>
      );
    case 'customer':
      return (
        <CustomerForm
          bookId={bookId}
          second={second}
          {...(guide.customer !== null && { customer: guide.customer })}
          forBill
          save="Save customer"
          onSaved={goOn}
        />
      );
    case 'item':
      return (
        <ItemForm
          bookId={bookId}
          second={second}
          name=""
          product={guide.item ?? undefined}
          save="Save item"
          onSaved={goOn}
        />
      );
    case 'issue':
      return <IssueStep bookId={bookId} guide={guide} />;
    case 'print':
      return <PrintStep invoiceId={guide.invoiceId} />;
  }
}

// The bill on paper. What comes after is the dashboard of a book that bills.
function PrintStep({ invoiceId }: { readonly invoiceId: number | null }) {
  const setBill = useSetAtom(firstBillAtom);
  const print = () => window.print();
  useKeys('Your first bill', [
    { keys: 'Ctrl+P', does: 'Print the bill', run: () => (invoiceId === null ? false : print()) },
  ]);
  if (invoiceId === null) return <p className="text-ink-2">Once the bill is issued.</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind="primary" aria-keyshortcuts="Control+P" autoFocus onClick={print}>
        Print the bill <Kbd onBrand>{keyLabel('Ctrl+P')}</Kbd>
      </Button>
      <Link to={paths.invoice(invoiceId)} className={buttonClass('secondary')}>
        Open to e-mail it
      </Link>
      <Button onClick={() => setBill(null)}>Done</Button>
    </div>
  );
}
