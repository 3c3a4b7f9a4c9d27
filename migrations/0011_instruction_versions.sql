CREATE TABLE `instruction_versions` (
	`version` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`system_prompt` text NOT NULL,
	`default_custom_instructions` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `instruction_versions` (`user_id`, `system_prompt`, `default_custom_instructions`, `created_at`)
SELECT '', prompt.`value`, defaults.`value`, prompt.`updated_at`
FROM `system_config` prompt JOIN `system_config` defaults ON defaults.`key` = 'default_custom_instructions'
WHERE prompt.`key` = 'system_prompt';
