import '../styles/all.css';
import { useState } from 'react';

import { site } from '../../worker/contract/site.ts';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { CollisionStep } from './collision-step.tsx';
import { focusArrival } from './focus-arrival.ts';
import { ForgotForm } from './forgot-form.tsx';
import { type Collision, GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { useSession } from './use-session.tsx';

type Tab = 'login' | 'register';

export function LoginDialog({ open, onClose }: { open: Tab | null; onClose: () => void }) {
  const { user } = useSession();
  function finish() {
    onClose();
    // Whoever signs in again, in the middle of something, goes on with it.
    if (!user) focusArrival('[data-arrival]');
  }
  return (
    <Dialog open={open !== null} onOpenChange={(next) => !next && onClose()}>
      <DialogContent>
        <DialogTitle>Welcome to {site.name}</DialogTitle>
        <DialogDescription>Articles that people finish and search engines understand.</DialogDescription>
        <LoginSteps initial={open ?? 'login'} onDone={finish} />
      </DialogContent>
    </Dialog>
  );
}

type Step = { name: Tab } | { name: 'forgot' } | { name: 'collision'; collision: Collision };

function LoginSteps({ initial, onDone }: { initial: Tab; onDone: () => void }) {
  const [step, setStep] = useState<Step>({ name: initial });
  const toLogin = () => setStep({ name: 'login' });
  if (step.name === 'forgot') return <ForgotForm onBack={toLogin} />;
  if (step.name === 'collision') {
    return (
      <CollisionStep
        {...step.collision}
        onBack={toLogin}
        onForgot={() => setStep({ name: 'forgot' })}
        onDone={onDone}
      />
    );
  }
  const google = (
    <>
      <Or />
      <GoogleButton onDone={onDone} onCollision={(collision) => setStep({ name: 'collision', collision })} />
    </>
  );
  return (
    <Tabs value={step.name} onValueChange={(next) => setStep({ name: next as Tab })} className="mt-6">
      <TabsList>
        <TabsTrigger value="login">Login</TabsTrigger>
        <TabsTrigger value="register">Sign Up</TabsTrigger>
      </TabsList>
      <TabsContent value="login" className="space-y-5 pt-6">
        <LoginForm onDone={onDone} onForgot={() => setStep({ name: 'forgot' })} />
        {google}
      </TabsContent>
      <TabsContent value="register" className="space-y-5 pt-6">
        <RegisterForm onDone={onDone} />
        {google}
      </TabsContent>
    </Tabs>
  );
}

function Or() {
  return (
    <p className="flex items-center gap-3 text-2xs text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}
