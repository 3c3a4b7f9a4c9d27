-- Published articles by category, and how many there are. The triggers fire on what is listed and on status, never on progress.
CREATE TRIGGER articles_categories_insert AFTER INSERT ON articles WHEN new.status = 'published' BEGIN
  INSERT OR IGNORE INTO article_categories (category, created_at, article_id)
  SELECT value, new.created_at, new.id FROM json_each(new.categories);
END;
--> statement-breakpoint
CREATE TRIGGER articles_categories_delete AFTER DELETE ON articles WHEN old.status = 'published' BEGIN
  DELETE FROM article_categories WHERE article_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER articles_categories_update AFTER UPDATE OF categories, status ON articles
WHEN (old.status = 'published' OR new.status = 'published')
  AND (old.status <> new.status OR old.categories <> new.categories) BEGIN
  DELETE FROM article_categories WHERE article_id = old.id;
  INSERT OR IGNORE INTO article_categories (category, created_at, article_id)
  SELECT value, new.created_at, new.id FROM json_each(new.categories) WHERE new.status = 'published';
END;
--> statement-breakpoint
CREATE TRIGGER category_counts_insert AFTER INSERT ON article_categories BEGIN
  INSERT INTO category_counts (category, articles) VALUES (new.category, 1)
  ON CONFLICT (category) DO UPDATE SET articles = articles + 1;
END;
--> statement-breakpoint
CREATE TRIGGER category_counts_delete AFTER DELETE ON article_categories BEGIN
  UPDATE category_counts SET articles = articles - 1 WHERE category = old.category;
END;
--> statement-breakpoint
-- What was published before these tables existed.
INSERT OR IGNORE INTO article_categories (category, created_at, article_id)
SELECT value, articles.created_at, articles.id FROM articles, json_each(articles.categories) WHERE articles.status = 'published';
