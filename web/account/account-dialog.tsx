import '../styles/all.css';
import { useState } from 'react';
import { portraitPath } from '../../worker/contract/images.ts';
import type { User } from '../../worker/contract/users.ts';
import { displayName, initials } from '../auth/person.ts';
import { useSession } from '../auth/use-session.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { DeleteCard, ExportCard } from './data-cards.tsx';
import { EmailCard } from './email-card.tsx';
import { GoogleCard } from './google-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function AccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession();
  return (
    <Dialog open={open && user !== null} onOpenChange={(next) => !next && onClose()}>
      <DialogContent className="max-w-xl">
        <DialogTitle>Account Settings</DialogTitle>
        <DialogDescription>Your name as readers see it, how you sign in, and what is yours here.</DialogDescription>
        {user && (
          <div className="mt-6 space-y-4">
            <div className="flex items-center gap-4">
              <Avatar user={user} />
              <p className="min-w-0">
                <span className="block truncate font-medium">{displayName(user)}</span>
                <span className="text-xs text-soft">{user.plan === 'pro' ? 'Pro Plan' : 'Free Plan'}</span>
              </p>
            </div>
            <AccountTabs user={user} />
          </div>
        )}
        <div className="mt-6 flex justify-end">
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function AccountTabs({ user }: { user: User }) {
  return (
    <Tabs defaultValue="profile">
      <TabsList>
        <TabsTrigger value="profile">Profile</TabsTrigger>
        <TabsTrigger value="sign-in">Sign-in</TabsTrigger>
        <TabsTrigger value="data">Your Data</TabsTrigger>
      </TabsList>
      <TabsContent value="profile" className="space-y-4 pt-5">
        <ProfileCard user={user} />
        <AccountDetails user={user} />
      </TabsContent>
      <TabsContent value="sign-in" className="space-y-4 pt-5">
        <EmailCard user={user} />
        <PasswordCard user={user} />
        <GoogleCard user={user} />
        <SessionsCard />
      </TabsContent>
      <TabsContent value="data" className="space-y-4 pt-5">
        <ExportCard />
        <DeleteCard user={user} />
      </TabsContent>
    </Tabs>
  );
}

function Avatar({ user }: { user: User }) {
  const [isMissing, setIsMissing] = useState(false);
  if (user.photoUrl?.startsWith('https://') && !isMissing) {
    return (
      <img
        src={portraitPath(user.id, user.photoUrl)}
        alt=""
        onError={() => setIsMissing(true)}
        className="size-14 rounded-full object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center rounded-full bg-marker font-serif text-lg font-semibold text-on-marker"
    >
      {initials(user)}
    </span>
  );
}

function signInOf({ hasPassword, hasGoogle }: User): string {
  if (hasPassword && hasGoogle) return 'Password or Google';
  return hasGoogle ? 'Google' : 'Username and password';
}

function AccountDetails({ user }: { user: User }) {
  const details: Array<[string, string]> = [
    ['Plan', user.plan === 'pro' ? 'Pro Plan' : 'Free Plan'],
    ['Sign-in', signInOf(user)],
    ['Articles generated', user.articlesGenerated.toLocaleString()],
    ['Member since', new Date(user.createdAt).toLocaleDateString()],
  ];
  if (!user.isAdmin) {
    details.splice(
      3,
      0,
      ['Draft limit', String(user.maxDraftArticles)],
      ['Published limit', String(user.maxPublishedArticles)],
    );
  }
  return (
    <Card>
      <CardTitle>Account Details</CardTitle>
      <dl className="mt-3 divide-y divide-line text-sm">
        {details.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 py-2.5">
            <dt className="shrink-0 text-soft">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
