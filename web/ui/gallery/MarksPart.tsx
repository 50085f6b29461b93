import { useState } from 'react';
import { buttonClass } from '../buttons/button-class.ts';
import { Button, IconButton } from '../buttons/Button.tsx';
import { Icon } from '../marks/Icon.tsx';
import { keyLabel } from '../marks/key-names.ts';
import { Badge, BrandMark, Kbd, SideTag, StatusBadge } from '../marks/Marks.tsx';
import { GalleryPart, ROW, Specimen } from './GalleryPart.tsx';

const STATUSES = ['paid', 'sent', 'overdue', 'draft', 'cancelled', 'part_paid'] as const;

export function MarksPart() {
  const [pressed, setPressed] = useState(0);
  return (
    <GalleryPart id="marks" title="Buttons and marks">
      <Specimen state="Kinds" className={ROW}>
        <Button kind="primary" onClick={() => setPressed(pressed + 1)}>
          Post entry <Kbd onBrand>{keyLabel('Ctrl+Enter')}</Kbd>
        </Button>
        <Button>
          Add Debit Entry <Kbd>D</Kbd>
        </Button>
        <Button kind="quiet">Start afresh</Button>
        <Button kind="danger">Remove member</Button>
        <a href="#marks" className={buttonClass('secondary')}>
          A link that looks like one
        </a>
      </Specimen>
      <Specimen state="Busy, and disabled with its reason" className={ROW}>
        <Button kind="primary" busyText="Posting…">
          Post entry
        </Button>
        <Button kind="primary" reason="Add a customer">
          Create
        </Button>
        <Button reason="You are the only owner">Leave this book</Button>
      </Specimen>
      <Specimen state="Icons in place of a word" className={ROW}>
        <IconButton icon="close" label="Close" />
        <IconButton icon="dots" label="More" />
        <IconButton icon="help" label="Keys" />
        <BrandMark />
      </Specimen>
      <Specimen state="Status: a glyph and its word" className={ROW}>
        {STATUSES.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <Badge kind="plum">Corrected by #1,290</Badge>
        <Badge kind="warn">20 days later</Badge>
        <Badge kind="grey">Active</Badge>
      </Specimen>
      <Specimen state="Sides, links and keys" className={ROW}>
        <SideTag side="debit" /> <SideTag side="credit" />
        <a href="#marks" className="link">
          A link in a sentence
        </a>
        <a href="#marks" className="link-quiet">
          A link in a cell
        </a>
        <Kbd>{keyLabel('Alt+C')}</Kbd> <Kbd>G D</Kbd> <Kbd>?</Kbd>
      </Specimen>
      <Specimen state="Icons" className={`${ROW} text-ink-2`}>
        {(['dashboard', 'person', 'box', 'people', 'document', 'book', 'chart'] as const).map(
          (name) => (
            <Icon key={name} name={name} />
          ),
        )}
        {(['search', 'calendar', 'clock', 'pencil', 'check', 'alert', 'info', 'out'] as const).map(
          (name) => (
            <Icon key={name} name={name} />
          ),
        )}
      </Specimen>
    </GalleryPart>
  );
}
