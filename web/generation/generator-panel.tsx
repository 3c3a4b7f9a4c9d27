import { useState } from 'react';
import type { UserStats } from '../../worker/contract/articles.ts';
import type { User } from '../../worker/contract/users.ts';
import { BulbIcon, GlobeIcon } from '../ui/app-icons.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { IdeaForm } from './idea-form.tsx';
import { LimitPanel } from './limit-panel.tsx';
import { useReused } from './reuse.ts';
import { UrlForm } from './url-form.tsx';

type Tab = 'url' | 'idea';
type GeneratorPanelProps = { user: User | null; stats: UserStats | undefined };

export function GeneratorPanel({ user, stats }: GeneratorPanelProps) {
  const [chosen, setChosen] = useState<Tab>('url');
  const reused = useReused();
  if (reused && reused.sourceType !== chosen) setChosen(reused.sourceType);
  if (!user) {
    return (
      <Card>
        <p className="py-6 text-center text-soft">Please sign in to generate articles</p>
      </Card>
    );
  }
  // Whoever is no admin any more is back at the URL.
  const tab = user.isAdmin ? chosen : 'url';
  const drafts = stats && stats.draftArticles + stats.generatingArticles;
  const isFull = !user.isAdmin && drafts !== undefined && drafts >= user.maxDraftArticles;
  return (
    <Card aria-labelledby="generate">
      <CardTitle id="generate">Generate New Article</CardTitle>
      {!user.isAdmin && <LimitPanel drafts={drafts} most={user.maxDraftArticles} />}
      <Tabs value={tab} onValueChange={(next) => setChosen(next as Tab)} className="mt-5">
        <TabsList>
          <TabsTrigger value="url">
            <GlobeIcon />
            Analyze SaaS URL
          </TabsTrigger>
          {user.isAdmin && (
            <TabsTrigger value="idea">
              <BulbIcon />
              Research Idea
            </TabsTrigger>
          )}
        </TabsList>
        <TabsContent value="url" aria-labelledby="generate" className="pt-5">
          <UrlForm user={user} isFull={isFull} />
        </TabsContent>
        {user.isAdmin && (
          <TabsContent value="idea" aria-labelledby="generate" className="pt-5">
            <IdeaForm user={user} />
          </TabsContent>
        )}
      </Tabs>
    </Card>
  );
}
