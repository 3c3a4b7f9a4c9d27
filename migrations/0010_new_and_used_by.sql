ALTER TABLE `articles` ADD `is_new` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `seo_keywords` ADD `article_id` text;--> statement-breakpoint
UPDATE `seo_keywords` SET `article_id` = (
  SELECT `id` FROM `articles`
  WHERE `source_type` = 'idea' AND `original_idea` = `seo_keywords`.`keyword`
  ORDER BY `created_at` DESC LIMIT 1
) WHERE `used`;
