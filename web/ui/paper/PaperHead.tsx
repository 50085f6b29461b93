// The top of the paper: what it is, who sells, who buys, and the facts of the document.
import type { Paper } from '#core/paper/index.ts';
import { PortalBlock } from './PortalBlock.tsx';

type Props = { readonly paper: Paper; readonly copy: string | null };

export function PaperHead({ paper, copy }: Props) {
  return (
    <>
      {paper.workingPaper !== undefined && <p className="paper-working">{paper.workingPaper}</p>}
      <header className="paper-head">
        <div>
          <h2>{paper.title}</h2>
          {copy !== null && <p className="paper-label">{copy}</p>}
        </div>
        <Supplier supplier={paper.supplier} />
      </header>
      {paper.declarations.length > 0 && (
        <div className="paper-declarations">
          {paper.declarations.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {paper.portal !== undefined && <PortalBlock portal={paper.portal} />}
      <div className="paper-parties">
        <div>
          {paper.parties.map(({ label, name, lines }) => (
            <div key={label}>
              <p className="paper-label">{label}</p>
              {name !== null && <p className="paper-strong">{name}</p>}
              <Lines lines={lines} />
            </div>
          ))}
        </div>
        <dl>
          {paper.facts.map(({ label, text }) => (
            <div key={label}>
              <dt className="paper-label">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

function Supplier({ supplier: { logo, name, lines } }: { readonly supplier: Paper['supplier'] }) {
  return (
    <address>
      {logo !== null && <img src={`data:${logo.mediaType};base64,${logo.base64}`} alt="" />}
      <p className="paper-name">{name}</p>
      <Lines lines={lines} />
    </address>
  );
}

/** Two lines of an address may be the same. */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <p className="paper-lines">{lines.join('\n')}</p>
);
