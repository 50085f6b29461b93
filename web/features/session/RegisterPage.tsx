import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#api/contract/session/session.ts';
import { paths, safeReturn } from '#web/paths.ts';
import { isAdmin, signedIn } from '#web/state/session.ts';
import { AuthCard } from './AuthCard.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { REDIRECT_AFTER_MS, registerWords } from './wording.ts';

export function RegisterPage() {
  const [user, setUser] = useState<SessionUser | null>(null);
  if (user !== null) return <Done user={user} />;
  return (
    <AuthCard
      title="Create account"
      foot={
        <>
          Already registered?{' '}
          <Link to={paths.login()} className="link">
            Sign in
          </Link>
        </>
      }
    >
      <RegisterForm
        onDone={(created) => {
          signedIn(created);
          setUser(created);
        }}
      />
    </AuthCard>
  );
}

function Done({ user }: { readonly user: SessionUser }) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const home = safeReturn(address.get('next')) ?? (isAdmin(user) ? paths.admin : paths.dashboard);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(home, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [home, navigate]);
  return (
    <AuthCard title="Welcome to Lekha">
      <p role="status" className="font-medium text-paid">
        {registerWords.done}
      </p>
      <Link to={home} replace className="link mt-4 inline-block">
        Go now
      </Link>
    </AuthCard>
  );
}
