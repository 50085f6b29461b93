import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useCarriedName } from '#web/state/page-book.ts';
import { FormPage } from '../edit/FormPage.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { MastersThere } from '../edit/AlreadyThere.tsx';
import { doneSentence, useReturn } from '../form/use-return.ts';
import { MasterForm } from '../form/MasterForm.tsx';
import { TypeForm } from '../form/TypeForm.tsx';
import { KIND_WORDS } from '../kinds.ts';
import type { Kind } from '../kinds.ts';

/** A new shared master; a search that found nothing brings its name. */
export function AdminAddPage({ kind }: { readonly kind: Kind }) {
  const name = useCarriedName();
  const { noun, title } = KIND_WORDS[kind];
  const heading = `Add ${noun}`;
  const back = useReturn(paths.adminList(kind), heading);
  const onSaved = (saved: { readonly id: number; readonly name: string }) =>
    back({
      text: doneSentence(noun, saved.name, 'added'),
      link: { to: paths.adminOne(kind, saved.id), text: 'Open it' },
    });
  return (
    <FormPage
      head={
        <PageHead
          title={heading}
          above={
            <Link to={paths.adminList(kind)} className="link-quiet">
              {title}
            </Link>
          }
        />
      }
      aside={<MastersThere kind={kind} where={null} />}
    >
      {kind === 'account_type' ? (
        <TypeForm where={null} key={name} name={name} onSaved={onSaved} />
      ) : (
        <MasterForm key={name} kind={kind} where={null} name={name} onSaved={onSaved} />
      )}
    </FormPage>
  );
}
