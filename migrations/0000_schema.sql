CREATE TABLE `article_counts` (
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`articles` integer DEFAULT 0 NOT NULL,
	`score_sum` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `status`)
);
--> statement-breakpoint
CREATE TABLE `articles` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`slug` text NOT NULL,
	`source_url` text,
	`source_type` text NOT NULL,
	`original_idea` text,
	`original_target_keywords` text,
	`original_article_length` text,
	`original_custom_instructions` text,
	`research_depth` text,
	`angle` text,
	`keywords` text DEFAULT '[]' NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`meta_description` text DEFAULT '' NOT NULL,
	`seo_score` integer DEFAULT 0 NOT NULL,
	`seo_suggestions` text DEFAULT '[]' NOT NULL,
	`word_count` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`generation_progress` integer DEFAULT 0 NOT NULL,
	`run_id` text,
	`dedupe_key` text,
	`failure_reason` text,
	`model_calls` integer DEFAULT 0 NOT NULL,
	`tokens_used` integer DEFAULT 0 NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `articles_id_unique` ON `articles` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `articles_slug_unique` ON `articles` (`slug`);--> statement-breakpoint
CREATE INDEX `articles_published_newest` ON `articles` ("created_at" desc,"id" desc) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX `articles_user_generating_first` ON `articles` (`user_id`,(status = 'generating') desc,"created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `articles_user_newest` ON `articles` (`user_id`,"created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `articles_generating` ON `articles` (`updated_at`) WHERE status = 'generating';--> statement-breakpoint
CREATE UNIQUE INDEX `articles_dedupe` ON `articles` (`user_id`,`dedupe_key`) WHERE status <> 'failed' and dedupe_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `articles_run` ON `articles` (`run_id`) WHERE run_id is not null;--> statement-breakpoint
CREATE TABLE `categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`display_name` text NOT NULL,
	`type` text DEFAULT 'business' NOT NULL,
	`description` text,
	`active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_name_unique` ON `categories` (`name`);--> statement-breakpoint
CREATE INDEX `categories_type_name` ON `categories` (`type`,`display_name`);--> statement-breakpoint
CREATE TABLE `kept_texts` (
	`hash` text PRIMARY KEY NOT NULL,
	`body` blob NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `proof_claims` (
	`run_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`article_id` text NOT NULL,
	`sentence` text NOT NULL,
	`fact_ordinals` text NOT NULL,
	PRIMARY KEY(`run_id`, `ordinal`)
);
--> statement-breakpoint
CREATE INDEX `proof_claims_article` ON `proof_claims` (`article_id`);--> statement-breakpoint
CREATE TABLE `proof_facts` (
	`run_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`article_id` text NOT NULL,
	`source_ordinal` integer NOT NULL,
	`kind` text NOT NULL,
	`quote` text NOT NULL,
	PRIMARY KEY(`run_id`, `ordinal`)
);
--> statement-breakpoint
CREATE INDEX `proof_facts_article` ON `proof_facts` (`article_id`);--> statement-breakpoint
CREATE TABLE `proof_sources` (
	`run_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`article_id` text NOT NULL,
	`url` text NOT NULL,
	`title` text NOT NULL,
	`text_hash` text NOT NULL,
	`fetched_at` integer NOT NULL,
	PRIMARY KEY(`run_id`, `ordinal`)
);
--> statement-breakpoint
CREATE INDEX `proof_sources_article` ON `proof_sources` (`article_id`);--> statement-breakpoint
CREATE INDEX `proof_sources_text` ON `proof_sources` (`text_hash`);--> statement-breakpoint
CREATE TABLE `related_articles` (
	`article_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`related_id` text NOT NULL,
	PRIMARY KEY(`article_id`, `ordinal`)
);
--> statement-breakpoint
CREATE INDEX `related_articles_related` ON `related_articles` (`related_id`);--> statement-breakpoint
CREATE TABLE `revoked_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `revoked_sessions_expires` ON `revoked_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `seo_keywords` (
	`id` text PRIMARY KEY NOT NULL,
	`keyword` text NOT NULL,
	`keyword_key` text NOT NULL,
	`used` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seo_keywords_keyword_key_unique` ON `seo_keywords` (`keyword_key`);--> statement-breakpoint
CREATE INDEX `seo_keywords_newest` ON `seo_keywords` ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `seo_keywords_used_newest` ON `seo_keywords` (`used`,"created_at" desc,"id" desc);--> statement-breakpoint
CREATE TABLE `sign_in_flows` (
	`id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_flows_expires` ON `sign_in_flows` (`expires_at`);--> statement-breakpoint
CREATE TABLE `system_config` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `system_config_key_unique` ON `system_config` (`key`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text,
	`first_name` text,
	`last_name` text,
	`google_id` text,
	`photo_url` text,
	`auth_provider` text DEFAULT 'email' NOT NULL,
	`plan` text DEFAULT 'free' NOT NULL,
	`articles_generated` integer DEFAULT 0 NOT NULL,
	`monthly_limit` integer DEFAULT 5 NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`max_published_articles` integer DEFAULT 10 NOT NULL,
	`max_draft_articles` integer DEFAULT 10 NOT NULL,
	`session_epoch` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_google_id_unique` ON `users` (`google_id`);