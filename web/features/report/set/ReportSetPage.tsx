// Statements, notes, registers and ledgers of a period as one PDF with contents: what an accountant
// hands in at the end of a month or a year.
import { useRef } from 'react';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '#web/format/money.ts';
import { formatDate } from '#web/format/dates.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { stepRow } from '#web/ui/lists/walk.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { BookTabs } from '../books/kit/BookTabs.tsx';
import { RangeBox } from '../head/DaysBox.tsx';
import { keyAction, rangeKeys } from '../books/kit/range-keys.ts';
import { useReportRange } from '../books/kit/use-report-range.ts';
import type { ReportRangeState } from '../books/kit/use-report-range.ts';
import { ReportTabs } from '../ReportTabs.tsx';
import type { SetProgress } from './make-set.ts';
import { PART_NAMES, partsIn, partsText, SET_PARTS } from './part-names.ts';
import type { SetPart } from './part-names.ts';
import { useReportSet } from './use-report-set.ts';

/** Which reports stand in the address, so that a sent link makes the same set. */
function useParts() {
  const [address, setAddress] = useSearchParams();
  const parts = partsIn(address.get('parts'));
  const choose = (chosen: readonly SetPart[]) =>
    setAddress(
      (now) => {
        const text = partsText(chosen);
        if (text === null) now.delete('parts');
        else now.set('parts', text);
        return now;
      },
      { replace: true, flushSync: true },
    );
  return { parts, choose };
}

export function ReportSetPage() {
  const state = useReportRange('year');
  const { range } = state;
  const { parts, choose } = useParts();
  const { progress, make, cancel } = useReportSet(range, parts);
  const list = useRef<HTMLFieldSetElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useSetKeys({ state, parts, choose, make }, list, first);
  return (
    <>
      <ReportTabs />
      <BookTabs />
      <PageHead
        title="Report set"
        below={
          <p className="text-ink-2">
            {formatDate(range.from)} to {formatDate(range.to)}
          </p>
        }
      >
        <div className="flex flex-wrap items-center gap-2">
          <RangeBox state={state} first={first} />
          <Button kind="primary" aria-keyshortcuts="Control+P" onClick={make}>
            Download PDF <Kbd>{keyLabel('Ctrl+P')}</Kbd>
          </Button>
        </div>
      </PageHead>
      <p className="my-3 max-w-prose">
        The chosen reports go into one PDF in this order, behind a page of contents. Statements show
        the year before too. A report without lines is left out.
      </p>
      <fieldset ref={list} className="grid gap-1">
        <legend className="mb-1 font-semibold">
          {formatCount(parts.length)} of {formatCount(SET_PARTS.length)} reports
        </legend>
        {SET_PARTS.map((part) => (
          <Checkbox
            key={part}
            isRow
            checked={parts.includes(part)}
            onChange={(checked) =>
              choose(SET_PARTS.filter((one) => (one === part ? checked : parts.includes(one))))
            }
          >
            {PART_NAMES[part]}
          </Checkbox>
        ))}
      </fieldset>
      <p className="mt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden print:hidden">
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> reports, <Kbd>Space</Kbd> choose, <Kbd>A</Kbd> all or none,{' '}
        <Kbd>F2</Kbd> days, <Kbd>[</Kbd> <Kbd>]</Kbd> previous, next period
      </p>
      {progress !== null && <Preparing progress={progress} cancel={cancel} />}
    </>
  );
}

type SetKeys = {
  readonly state: ReportRangeState;
  readonly parts: readonly SetPart[];
  readonly choose: (parts: readonly SetPart[]) => void;
  readonly make: () => void;
};

function useSetKeys(
  { state, parts, choose, make }: SetKeys,
  list: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
): void {
  const isAll = parts.length === SET_PARTS.length;
  const walk = (by: number) => () =>
    list.current !== null && stepRow(list.current, by) ? undefined : false;
  useKeys('Report set', [
    keyAction('ArrowDown', 'Next report', walk(1)),
    keyAction('ArrowUp', 'Previous report', walk(-1)),
    keyAction('A', 'All reports or none', () => choose(isAll ? [] : SET_PARTS)),
    keyAction('Ctrl+P', 'Save the set as PDF', make),
    ...rangeKeys(state, first),
  ]);
}

type PreparingProps = { readonly progress: SetProgress; readonly cancel: () => void };

const Preparing = ({ progress: { name, step, lines }, cancel }: PreparingProps) => (
  <Dialog
    title="Preparing the report set"
    onClose={cancel}
    foot={<Button onClick={cancel}>Cancel</Button>}
  >
    <p role="status">
      {name}: {formatCount(lines)} lines {step}
    </p>
  </Dialog>
);
