import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useCarriedName, usePageBook } from '#web/state/page-book.ts';
import { FormPage } from '../edit/FormPage.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { MastersThere } from '../edit/AlreadyThere.tsx';
import { doneSentence, useReturn } from '../form/use-return.ts';
import { MasterForm } from '../form/MasterForm.tsx';
import { TypeForm } from '../form/TypeForm.tsx';
import { KIND_WORDS } from '#web/shell/commands/kinds.ts';
import type { OwnFormKind } from '#web/shell/commands/kinds.ts';

type Props = { readonly kind: OwnFormKind };

/** A new master of the book's own; the form leads back to where it was called for. */
export function BookAddPage({ kind }: Props) {
  const { id: bookId, scope } = usePageBook();
  const name = useCarriedName();
  const { noun, title } = KIND_WORDS[kind];
  const listAt = paths.masters(kind, scope);
  const heading = `Add ${noun}`;
  const back = useReturn(listAt, heading);
  return (
    <FormPage
      head={
        <PageHead
          title={heading}
          above={
            <Link to={listAt} className="link-quiet">
              {title}
            </Link>
          }
        />
      }
      aside={<MastersThere kind={kind} where={bookId} />}
    >
      {kind === 'account_type' ? (
        <TypeForm
          key={name}
          where={bookId}
          name={name}
          onSaved={(saved) => back({ text: doneSentence(noun, saved.name, 'added') })}
        />
      ) : (
        <MasterForm
          key={name}
          kind={kind}
          where={bookId}
          name={name}
          onSaved={(saved) =>
            back({
              text: doneSentence(noun, saved.name, 'added'),
              link: { to: paths.master(kind, saved.id, scope), text: 'Open it' },
            })
          }
        />
      )}
    </FormPage>
  );
}
