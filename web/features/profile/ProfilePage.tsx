import { PageHead } from '#web/ui/PageHead.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function ProfilePage() {
  return (
    <>
      <PageHead title="Account Settings" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ProfileForm />
        <PreferencesCard />
      </div>
    </>
  );
}
