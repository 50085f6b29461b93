import { PageHead } from '#web/ui/PageHead.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionsCard } from './SessionsCard.tsx';

export function ProfilePage() {
  return (
    <>
      <PageHead title="Account Settings" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <ProfileForm />
          <PasswordForm />
        </div>
        <div className="flex flex-col gap-4">
          <SessionsCard />
          <PreferencesCard />
        </div>
      </div>
    </>
  );
}
