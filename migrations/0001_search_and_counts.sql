-- Full text of published articles only. The triggers fire on what is indexed and on status, never on progress.
CREATE VIRTUAL TABLE articles_fts USING fts5(
  title, excerpt, content,
  content='articles', content_rowid='seq',
  tokenize='unicode61 remove_diacritics 2', prefix='2 3 4'
);
--> statement-breakpoint
CREATE TRIGGER articles_fts_insert AFTER INSERT ON articles WHEN new.status = 'published' BEGIN
  INSERT INTO articles_fts (rowid, title, excerpt, content) VALUES (new.seq, new.title, new.excerpt, new.content);
END;
--> statement-breakpoint
CREATE TRIGGER articles_fts_delete AFTER DELETE ON articles WHEN old.status = 'published' BEGIN
  INSERT INTO articles_fts (articles_fts, rowid, title, excerpt, content)
  VALUES ('delete', old.seq, old.title, old.excerpt, old.content);
END;
--> statement-breakpoint
CREATE TRIGGER articles_fts_update AFTER UPDATE OF title, excerpt, content, status ON articles
WHEN old.status = 'published' OR new.status = 'published' BEGIN
  INSERT INTO articles_fts (articles_fts, rowid, title, excerpt, content)
  SELECT 'delete', old.seq, old.title, old.excerpt, old.content WHERE old.status = 'published';
  INSERT INTO articles_fts (rowid, title, excerpt, content)
  SELECT new.seq, new.title, new.excerpt, new.content WHERE new.status = 'published';
END;
--> statement-breakpoint
-- Counts and score sums per user and status; the user '' stands for the site.
CREATE TRIGGER articles_counts_insert AFTER INSERT ON articles BEGIN
  INSERT INTO article_counts (user_id, status, articles, score_sum)
  VALUES (new.user_id, new.status, 1, new.seo_score), ('', new.status, 1, new.seo_score)
  ON CONFLICT (user_id, status) DO UPDATE SET articles = articles + 1, score_sum = score_sum + excluded.score_sum;
END;
--> statement-breakpoint
CREATE TRIGGER articles_counts_delete AFTER DELETE ON articles BEGIN
  UPDATE article_counts SET articles = articles - 1, score_sum = score_sum - old.seo_score
  WHERE user_id IN (old.user_id, '') AND status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER articles_counts_update AFTER UPDATE OF status, seo_score ON articles
WHEN old.status <> new.status OR old.seo_score <> new.seo_score BEGIN
  UPDATE article_counts SET articles = articles - 1, score_sum = score_sum - old.seo_score
  WHERE user_id IN (old.user_id, '') AND status = old.status;
  INSERT INTO article_counts (user_id, status, articles, score_sum)
  VALUES (new.user_id, new.status, 1, new.seo_score), ('', new.status, 1, new.seo_score)
  ON CONFLICT (user_id, status) DO UPDATE SET articles = articles + 1, score_sum = score_sum + excluded.score_sum;
END;
