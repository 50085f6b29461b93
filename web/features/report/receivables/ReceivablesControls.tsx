// By customer or by bill, as on which day, in which ages, on paper and as a file.
import { useState } from 'react';
import type { RefObject } from 'react';
import { useSetAtom } from 'jotai';
import { readFigures } from '#api/contract/book/figures.ts';
import {
  listOpenBills,
  readReceivables,
  setAgeingDays,
} from '#api/contract/customer/receivables.ts';
import { sheetOfView } from '#core/report/index.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateInput, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import type { ReportArrangement } from '../books/kit/columns/arrangement.ts';
import { DaysBox } from '../head/DaysBox.tsx';
import { ReportHead, ViewPart } from '../head/ReportHead.tsx';
import type { PartyOrder } from './queries.ts';
import { parseDays } from './ages/ages.ts';
import type { ReceivablesAddress } from './use-receivables-address.ts';

type Props = {
  readonly address: ReceivablesAddress;
  /** As they are shown. */
  readonly days: readonly number[];
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly sort: PartyOrder;
  readonly columns: ReportArrangement;
  /** Null where nobody can be reminded. */
  readonly onRemind: (() => void) | null;
};

const VIEWS = [
  { value: 'customer', label: 'By customer' },
  { value: 'bill', label: 'By bill' },
] as const;

export function ReceivablesControls({ address, days, bar, sort, columns, onRemind }: Props) {
  const { id: bookId } = usePageBook();
  const { by, set, asOn } = address;
  return (
    <ReportHead
      title="Receivables by age"
      chosen={[
        `As on ${formatDate(asOn)}`,
        ...(by === 'bill' ? ['by bill'] : []),
        ...(address.days === null ? [] : [`ages of ${address.days.join(', ')} days`]),
        ...columns.chosen,
      ]}
      days={
        <DaysBox label="As on" value={formatDate(asOn)}>
          <div ref={bar}>
            <AsOn key={asOn} address={address} />
          </div>
        </DaysBox>
      }
      compare={columns.compare}
      view={[
        <ViewPart key="by" name="Rows">
          <Segmented
            label="View"
            options={VIEWS}
            value={by}
            onChange={(view) => set({ by: view === 'bill' ? view : '' })}
          />
        </ViewPart>,
        <Days key={`days ${days.join()}`} days={days} address={address} />,
        <KeepAges key="keep" bookId={bookId} address={address} />,
        ...columns.view,
      ]}
      what="the receivables"
      layout={columns.layout}
      sheet={async (gathering) => {
        if (columns.compared !== null) return sheetOfView(await columns.compared.sheet(gathering));
        const { receivablesReport } = await import('./receivables-sheet.ts');
        return receivablesReport(gathering, { bookId, sort, ...address });
      }}
      acts={
        onRemind !== null && (
          <Button aria-keyshortcuts="M" onClick={onRemind}>
            Send reminders <Kbd>M</Kbd>
          </Button>
        )
      }
    />
  );
}

/** Taken over when the field is left or Enter is pressed. */
function AsOn({ address: { asOn, today, set } }: { readonly address: ReceivablesAddress }) {
  const [text, setText] = useState(formatDate(asOn));
  const date = parseDate(text, today);
  const take = () => {
    if (date !== null && date !== asOn) set({ as_on: date === today ? '' : date });
  };
  return (
    <label className="text-sm text-ink-2">
      As on <Kbd>{keyLabel('F2')}</Kbd>
      <span className="block w-36">
        <DateInput
          name="as_on"
          text={text}
          today={today}
          onText={setText}
          aria-invalid={date === null}
          title={date === null ? UNREADABLE_DATE : undefined}
          onBlur={take}
          onKeyDown={(event) => event.key === 'Enter' && take()}
        />
      </span>
    </label>
  );
}

const WRONG_DAYS = 'Days such as 30, 60, 90: each more than the last';

function Days({ days, address: { set } }: Pick<Props, 'address' | 'days'>) {
  const [text, setText] = useState(days.join(', '));
  const parsed = parseDays(text);
  const take = () => {
    if (parsed !== null && parsed.join() !== days.join()) set({ days: parsed.join() });
  };
  return (
    <label className="text-sm text-ink-2">
      Days
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={parsed === null}
        title={parsed === null ? WRONG_DAYS : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
        className="control block w-40!"
      />
    </label>
  );
}

type KeepProps = { readonly bookId: number; readonly address: ReceivablesAddress };

/** Ages that are tried become those of the book: on this page, on paper and in pictures. */
function KeepAges({ bookId, address: { days, set } }: KeepProps) {
  const may = useRights()('ChangeBookSettings');
  const notify = useSetAtom(noticeAtom);
  const { busy, failure, send } = useSend();
  if (days === null || !may) return null;
  const keep = () =>
    void send(
      () => call(setAgeingDays, { params: { bookId }, body: { days: [...days] } }),
      async (kept) => {
        await invalidate(readReceivables, listOpenBills, readFigures);
        set({ days: '' });
        notify({ kind: 'done', text: `Ages of the book: ${kept.days.join(', ')} days.` });
      },
    );
  return (
    <>
      <Button onClick={keep} busyText={busy ? 'Keeping…' : null}>
        Keep for the book
      </Button>
      {failure !== null && (
        <p role="alert" className="basis-full text-sm text-overdue">
          {sentenceOf(failure)}
        </p>
      )}
    </>
  );
}
