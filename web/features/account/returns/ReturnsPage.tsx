// The GST returns of a year: by when each is due, which are marked filed, and the two acts on them.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { listBooks } from '#api/contract/book/book.ts';
import { readReturns } from '#api/contract/book/returns.ts';
import type { BookReturn, ReturnsOfYear } from '#api/contract/book/returns.ts';
import { mayDo } from '#core/book/index.ts';
import { RETURN_NAMES } from '#core/tax/index.ts';
import { asking, awaited } from '#web/client/query.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { yearChoices } from '#web/format/periods.ts';
import { counted, formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { AsKnownThen } from '#web/shell/guards/past/AsKnownThen.tsx';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { AmountCell, Cell, HeadRow, TableHead, TableRow } from '#web/ui/lists/Table.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { FrequencyPart } from './FrequencyPart.tsx';
import { MarkFiledDialog, nameOf, ReverseFilingDialog } from './ReturnDialogs.tsx';
import { RegistrationPart } from './RegistrationPart.tsx';
import { remarksOfReturns, spanInWords, STATUS_WORDS, withoutDocumentIn } from './wording.ts';

export function ReturnsPage() {
  const { id: bookId, scope } = usePageBook();
  const [year, setYear] = useState(() => yearChoices(todayInIndia())[0] ?? '');
  const read = useQuery(asking(readReturns, { params: { bookId }, query: { year } }));
  const books = useQuery(asking(listBooks, {}));
  const role = books.data?.find(({ id }) => id === bookId)?.role;
  const mayMark = useIsPresent() && role !== undefined && mayDo(role, 'MarkReturnFiled');
  const { isPending, why, onRetry } = awaited(read);
  const options = yearChoices(todayInIndia()).map((value) => ({ value, label: value }));
  return (
    <>
      <PageHead
        title="GST returns"
        above={
          <Link to={paths.accounts(scope)} className="link-quiet">
            Accounts
          </Link>
        }
      >
        <div className="flex flex-wrap items-end gap-2">
          <SelectField label="Financial year" value={year} options={options} onChange={setYear} />
          <SheetActions
            what="the returns"
            of={async (gathering) => {
              const { returnsSheet } = await import('./returns-sheet.ts');
              return returnsSheet(gathering, { bookId, year });
            }}
          />
        </div>
      </PageHead>
      {why !== null && <ErrorState what="the returns" why={why} onRetry={onRetry} />}
      {isPending && (
        <Skeletons
          label="Loading the returns"
          count={8}
          item="h-(--row)"
          layout="flex flex-col gap-px"
        />
      )}
      {read.data !== undefined && (
        <div className="flex flex-col gap-4">
          <ReturnNotices year={read.data} />
          {read.data.returns.length > 0 && <ReturnTable year={read.data} mayMark={mayMark} />}
          <RegistrationPart year={read.data} mayMark={mayMark} />
          {['regular', 'sez'].includes(read.data.registration) && (
            <FrequencyPart year={read.data} mayMark={mayMark} />
          )}
        </div>
      )}
    </>
  );
}

/** What of the year is in no return, and which months are not in these books. */
function ReturnNotices({ year }: { readonly year: ReturnsOfYear }) {
  const words = remarksOfReturns(year);
  const warning = withoutDocumentIn(year);
  return (
    <>
      {warning !== null && <Notice kind="warning">{warning}</Notice>}
      {words.map((each) => (
        <p key={each} className="text-ink-2">
          {each}
        </p>
      ))}
    </>
  );
}

type TableProps = { readonly year: ReturnsOfYear; readonly mayMark: boolean };

function ReturnTable({ year, mayMark }: TableProps) {
  const [open, setOpen] = useState<BookReturn | null>(null);
  const setNotice = useSetAtom(noticeAtom);
  const close = () => setOpen(null);
  const done = (text: string) => {
    setNotice({ text });
    close();
  };
  const given = { year, onClose: close, onDone: done };
  return (
    <div className="card relative overflow-x-auto">
      <table className="w-full" aria-label={`Returns of ${year.year}`}>
        <thead>
          <HeadRow>
            <TableHead>Return</TableHead>
            <TableHead className="max-sm:hidden">Period</TableHead>
            <TableHead numeric className="max-sm:hidden">
              Invoices
            </TableHead>
            <TableHead numeric className="max-md:hidden">
              Taxable value
            </TableHead>
            <TableHead numeric className="max-md:hidden">
              Tax
            </TableHead>
            <TableHead className="max-sm:hidden">Due</TableHead>
            <TableHead>Status</TableHead>
            {mayMark && (
              <TableHead className="max-sm:hidden">
                <span className="sr-only">Act</span>
              </TableHead>
            )}
          </HeadRow>
        </thead>
        <tbody>
          {year.returns.map((one) => (
            <TableRow key={`${one.returnKind} ${one.period}`}>
              <Cell className="font-medium">
                <span className="whitespace-nowrap">{RETURN_NAMES[one.returnKind]}</span>
                <OnPhone of={one} />
              </Cell>
              <Cell className="whitespace-nowrap max-sm:hidden">{spanInWords(one)}</Cell>
              <FigureCells of={one} />
              <Cell className="whitespace-nowrap max-sm:hidden">{formatDate(one.dueOn)}</Cell>
              <Cell>
                {statusOf(one)}
                {mayMark && (
                  <p className="mt-1 sm:hidden">
                    <Act of={one} onOpen={setOpen} />
                  </p>
                )}
              </Cell>
              {mayMark && (
                <Cell className="py-0.5! text-right max-sm:hidden">
                  <Act of={one} onOpen={setOpen} />
                </Cell>
              )}
            </TableRow>
          ))}
        </tbody>
      </table>
      {open?.filed === null && <MarkFiledDialog of={open} {...given} />}
      {open !== null && open.filed !== null && <ReverseFilingDialog of={open} {...given} />}
    </div>
  );
}

type ActProps = { readonly of: BookReturn; readonly onOpen: (of: BookReturn) => void };

/** A phone has it under the status. */
const Act = ({ of, onOpen }: ActProps) =>
  of.status !== 'open' && (
    <Button className="sm:min-h-7! sm:px-2.5! sm:py-0!" onClick={() => onOpen(of)}>
      {of.filed === null ? 'Mark filed' : 'Not filed'}
      <span className="sr-only"> {nameOf(of)}</span>
    </Button>
  );

/** What wider screens have in columns of their own. */
function OnPhone({ of }: { readonly of: BookReturn }) {
  const count = of.figures?.invoices ?? 0;
  return (
    <span className="block text-sm font-normal whitespace-nowrap text-ink-2 sm:hidden">
      {spanInWords(of)}
      <span className="block">due {formatDate(of.dueOn)}</span>
      {count > 0 && counted(count, 'invoice')}
      {of.figures && <WithoutDocument paise={of.figures.withoutDocumentPaise} />}
    </span>
  );
}

/** Beside the tax of the documents, which it is no part of. */
const WithoutDocument = ({ paise }: { readonly paise: number }) =>
  paise !== 0 && (
    <span className="block text-sm text-warn">+ {formatPaise(paise)} without a document</span>
  );

/** Of invoices and notes, by their dates. */
function FigureCells({ of: { figures } }: { readonly of: BookReturn }) {
  return (
    <>
      <AmountCell className="max-sm:hidden">{figures && formatCount(figures.invoices)}</AmountCell>
      <AmountCell className="max-md:hidden">
        {figures && formatPaise(figures.taxablePaise)}
      </AmountCell>
      <AmountCell className="max-md:hidden">
        {figures && formatPaise(figures.taxPaise)}
        {figures && <WithoutDocument paise={figures.withoutDocumentPaise} />}
      </AmountCell>
    </>
  );
}

function statusOf({ status, filed }: BookReturn) {
  if (filed === null) {
    return (
      <span className={status === 'overdue' ? 'text-overdue' : ''}>{STATUS_WORDS[status]}</span>
    );
  }
  return (
    <>
      Filed on {formatDate(filed.on)}
      <span className="block text-sm text-ink-2">
        ARN <span className="break-all">{filed.arn}</span>, marked by {filed.by.name}{' '}
        <AsKnownThen event={filed.event} />
      </span>
    </>
  );
}
