// The head of every report: its title, what is chosen in words, and one row of controls: of which
// days, beside what, on paper, as a file, and how it is drawn.
import type { ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { isBookPage } from '#web/client/past/moment.ts';
import { overlayAtom } from '#web/shell/commands/atoms.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import type { SheetSource } from '#web/shell/sheet/gathering.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { BoxButton } from '#web/ui/overlays/BoxButton.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ReportViews, useReportViews } from './ReportViews.tsx';
import './report-head.css';

type Props = {
  readonly title: string;
  /** Of when and in which form; then what is chosen, of which what is usual says nothing. */
  readonly chosen: readonly string[];
  /** A box each, or nothing where there is no choice. */
  readonly days: ReactNode;
  readonly compare?: ReactNode;
  /** What stands in View. */
  readonly view?: readonly ReactNode[];
  /** As the sentences name it: the balance sheet. */
  readonly what: string;
  readonly sheet: SheetSource;
  /** How it is drawn, as an address says it, where that may be another than the address has. */
  readonly layout?: string;
  /** What is done here: the one that posts is the last. */
  readonly acts?: ReactNode;
};

export function ReportHead(props: Props) {
  const { title, chosen, days, compare, view = [], what, sheet, layout = '', acts } = props;
  const isOfBook = isBookPage(useLocation().pathname);
  const { name, ...views } = useReportViews(layout);
  const parts = [
    ...view,
    isOfBook && <AsKnown key="as-known" />,
    isOfBook && <ReportViews key="views" {...views} />,
  ].filter((part) => part !== null && part !== undefined && part !== false);
  return (
    <div className="report-head">
      <PageHead title={title} below={<p className="text-ink-2">{chosen.join(' · ')}</p>}>
        <div className="report-controls print:hidden">
          {days}
          {compare}
          <SheetActions what={what} of={sheet} />
          {parts.length > 0 && (
            <BoxButton label="View" value={name}>
              {...parts}
            </BoxButton>
          )}
          {acts}
        </div>
      </PageHead>
    </div>
  );
}

/** Leads to the books at another moment, as the chip above the page does, which says at which. */
function AsKnown() {
  const setOverlay = useSetAtom(overlayAtom);
  return (
    <Button aria-haspopup="dialog" aria-keyshortcuts="T" onClick={() => setOverlay('moment')}>
      As known on … <Kbd>T</Kbd>
    </Button>
  );
}

type PartProps = { readonly name: string; readonly children: ReactNode };

/** A choice in View, named above it for the eye: the control names itself to the ear. */
export const ViewPart = ({ name, children }: PartProps) => (
  <div className="flex flex-col items-start gap-1">
    <span aria-hidden="true" className="text-xs text-ink-2">
      {name}
    </span>
    {children}
  </div>
);
