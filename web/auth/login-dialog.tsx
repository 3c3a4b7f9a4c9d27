import { useState } from 'react';
import { site } from '../site.ts';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

type Tab = 'login' | 'register';

export function LoginDialog({ open, onClose }: { open: Tab | null; onClose: () => void }) {
  return (
    <Dialog open={open !== null} onOpenChange={(next) => !next && onClose()}>
      <DialogContent>
        <DialogTitle>Welcome to {site.name}</DialogTitle>
        <DialogDescription>Articles that people finish and search engines understand.</DialogDescription>
        <LoginTabs initial={open ?? 'login'} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function LoginTabs({ initial, onDone }: { initial: Tab; onDone: () => void }) {
  const [tab, setTab] = useState<Tab>(initial);
  return (
    <Tabs value={tab} onValueChange={(next) => setTab(next as Tab)} className="mt-6">
      <TabsList>
        <TabsTrigger value="login">Login</TabsTrigger>
        <TabsTrigger value="register">Sign Up</TabsTrigger>
      </TabsList>
      <TabsContent value="login" className="space-y-5 pt-6">
        <GoogleButton onDone={onDone} />
        <Or />
        <LoginForm onDone={onDone} />
      </TabsContent>
      <TabsContent value="register" className="space-y-5 pt-6">
        <GoogleButton onDone={onDone} />
        <Or />
        <RegisterForm onDone={onDone} />
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
