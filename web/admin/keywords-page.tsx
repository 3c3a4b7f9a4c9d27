import { useState } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import type { User } from '../../worker/contract/users.ts';
import { useTitle } from '../lib/use-title.ts';
import { Card } from '../ui/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { AddKeywordCard } from './add-keyword-card.tsx';
import { AdminOnly } from './admin-only.tsx';
import { AdminPage } from './admin-page.tsx';
import { CurrentKeywords } from './current-keywords.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { GenerationQueue } from './generation-queue.tsx';
import { KeywordGeneratorCard } from './keyword-generator-card.tsx';
import { useDeletion } from './use-deletion.ts';
import { type KeywordsList, useKeywords } from './use-keywords.ts';
import { UsedKeywords } from './used-keywords.tsx';

export function KeywordsPage() {
  useTitle('SEO Keywords');
  return (
    <AdminOnly title="SEO Keywords" refusal={<p>Admin access required to manage SEO keywords.</p>}>
      {(admin) => <Keywords admin={admin} />}
    </AdminOnly>
  );
}

const none: SeoKeyword[] = [];

function Keywords({ admin }: { admin: User }) {
  const [tab, setTab] = useState('current');
  const { all, unused, used, total } = useKeywords();
  const { deleted, remove, undo, dismiss } = useDeletion();
  const notice = deleted.length > 0 && <DeletedNotice deleted={deleted} onUndo={undo} onDismiss={dismiss} />;
  const count = (list: KeywordsList) => (list.data ? ` (${list.data.length.toLocaleString()})` : '');
  return (
    <AdminPage title="SEO Keywords" lead="What people search for, and the articles that answer it.">
      <GenerationQueue admin={admin} />
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        <AddKeywordCard stored={all ?? none} />
        <KeywordGeneratorCard />
      </div>
      <Card>
        <Tabs value={tab} onValueChange={setTab}>
          <div className="flex flex-wrap items-end justify-between gap-x-6 border-b border-line">
            <TabsList className="border-b-0">
              <TabsTrigger value="current" className="max-sm:text-xs">
                Current Keywords{count(unused)}
              </TabsTrigger>
              <TabsTrigger value="used" className="max-sm:text-xs">
                Used Keywords{count(used)}
              </TabsTrigger>
            </TabsList>
            <p className="pb-2.5 text-xs text-faint tabular-nums">Total: {total.toLocaleString()}</p>
          </div>
          <TabsContent value="current" className="pt-6">
            <CurrentKeywords list={unused} admin={admin} onDelete={remove} notice={notice} />
          </TabsContent>
          <TabsContent value="used" className="pt-6">
            <UsedKeywords list={used} onDelete={remove} notice={notice} />
          </TabsContent>
        </Tabs>
      </Card>
    </AdminPage>
  );
}
