// A printed document as a sheet of paper: white in both themes, and what the browser prints. The
// blocks come ready from `core/paper`; the PDF draws the same ones.
import { useState } from 'react';
import type { CSSProperties } from 'react';
import type { Paper } from '#core/paper/index.ts';
import { Button } from '../buttons/Button.tsx';
import { PaperHead } from './PaperHead.tsx';
import { PaperSums } from './PaperSums.tsx';
import { PaperTableView } from './PaperTableView.tsx';
import { useFit } from './use-fit.ts';
import { printsFoot, usePageFoot } from './use-page-foot.ts';
import './paper.css';

type Props = {
  readonly paper: Paper;
  /** It is beside what it is made of, and the page prints something else. */
  readonly isPreview?: boolean;
};

/** Each copy is an article of its own, and begins a page when it is printed. */
export function PaperSheet({ paper, isPreview = false }: Props) {
  const { scale, box } = useFit();
  const [isFull, setFull] = useState(false);
  usePageFoot(isPreview ? null : paper.footer);
  const isSmall = scale < 1;
  const style: CSSProperties & Record<'--paper-scale', number> = {
    '--paper-scale': isFull ? 1 : scale,
  };
  return (
    <section ref={box} className="paper" style={style} aria-label={`${paper.title}, as printed`}>
      {isSmall && (
        <p className="paper-size">
          <Button aria-pressed={isFull} onClick={() => setFull(!isFull)}>
            Full size
          </Button>
        </p>
      )}
      {paper.watermark !== null && (
        <p className="paper-watermark" aria-hidden="true" data-text={paper.watermark} />
      )}
      {paper.copies.map((copy) => (
        <div
          key={copy}
          className="paper-scroll"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows scroll it
          tabIndex={isSmall && isFull ? 0 : undefined}
        >
          <article aria-label={copy ?? paper.title}>
            <Copy paper={paper} copy={copy} />
          </article>
        </div>
      ))}
    </section>
  );
}

function Copy({ paper, copy }: Pick<Props, 'paper'> & { readonly copy: string | null }) {
  return (
    <>
      <PaperHead paper={paper} copy={copy} />
      <PaperTableView caption="Items" table={paper.table} />
      <PaperSums paper={paper} />
      {paper.hsnSummary !== null && (
        <PaperTableView
          caption="Value and tax by HSN/SAC"
          table={{ ...paper.hsnSummary, points: Math.min(8, paper.hsnSummary.points) }}
          captioned
        />
      )}
      {paper.remarks.map(({ label, text }) => (
        <div key={label} className="paper-remark">
          <p className="paper-label">{label}</p>
          <p className="paper-lines">{text}</p>
        </div>
      ))}
      <div className="paper-closing">
        <p>{paper.thanks}</p>
        <div className="paper-sign">
          <p className="paper-label">{paper.signature.of}</p>
          <p>{paper.signature.by}</p>
        </div>
      </div>
      <footer className={printsFoot ? 'paper-foot paper-foot-on-screen' : 'paper-foot'}>
        {paper.footer}
      </footer>
    </>
  );
}
