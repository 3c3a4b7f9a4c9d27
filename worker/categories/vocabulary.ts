/**
 * What people in each field talk about. `specific` terms hardly occur elsewhere; `common` ones occur in neighbouring fields too and
 * count less. Plurals are folded when matched, so terms stand in one number only.
 */
export type Vocabulary = { specific: string; common: string };

const business = {
  marketing: {
    specific:
      'marketing|marketer|email marketing|content marketing|social media marketing|influencer marketing|digital marketing|newsletter|' +
      'email campaign|marketing campaign|advertising|ad campaign|facebook ad|google ad|paid ad|ppc|social media|social post|influencer|' +
      'subject line|open rate|click through rate|welcome email|drip campaign|brand awareness|branding|brand voice|lead magnet|' +
      'marketing automation|customer segment|landing page|copywriting|public relation|hashtag|mailing list|subscriber list|target audience|' +
      'buyer persona|word of mouth|referral program|go to market|instagram|tiktok|linkedin post',
    common:
      'brand|campaign|audience|subscriber|ad|segment|segmentation|creative|engagement|conversion rate|unsubscribe|inbox|promotion|' +
      'impression|click|content strategy|outreach|giveaway|webinar|messaging|positioning|persona|funnel|seo',
  },
  seo: {
    specific:
      'seo|search engine optimization|search engine optimisation|search engine|backlink|link building|keyword research|search ranking|' +
      'serp|google search|search console|organic traffic|organic search|technical seo|local seo|on page|off page|meta description|' +
      'canonical tag|canonical|sitemap|robots txt|crawl budget|crawl error|crawler|indexing|indexed page|search intent|featured snippet|' +
      'domain authority|core web vital|internal link|anchor text|long tail keyword|keyword difficulty|search volume|structured data|' +
      'schema markup|rank tracker|rank tracking|page speed|google business profile|keyphrase|title tag',
    common:
      'crawl|crawled|indexed|rank|ranking|keyword|organic|search result|redirect|google|snippet|duplicate content|alt text|site speed|visibility',
  },
  sales: {
    specific:
      'sales|salesperson|sales rep|sales team|sales pipeline|sales process|sales call|sales manager|sales cycle|crm|prospecting|' +
      'cold call|cold calling|cold email|cold outreach|lead generation|lead scoring|qualified lead|quota|account executive|closing deal|' +
      'close rate|win rate|deal stage|deal flow|deal review|pipeline review|pipeline management|discovery call|sales forecast|upsell|upselling|' +
      'cross sell|proposal software|quote to cash|salesforce|hubspot|b2b sales|decision maker|objection|sales enablement|book a demo|follow up email',
    common:
      'prospect|rep|deal|pipeline|lead|opportunity|buyer|proposal|negotiation|demo|outreach|commission|territory|forecast|follow up|discount|discovery|closing|pitch',
  },
  'customer-support': {
    specific:
      'customer support|customer service|help desk|helpdesk|support ticket|ticketing|support team|support agent|live chat|knowledge base|' +
      'help center|help centre|first response time|response time sla|customer satisfaction|csat|contact center|contact centre|call center|' +
      'call centre|self service portal|zendesk|intercom|shared inbox|escalation|support queue|net promoter score|customer care|' +
      'support request|canned response|deflection rate|ticket volume|customer success|help article',
    common:
      'ticket|support|agent|satisfaction|resolution|complaint|refund|reply|first response|faq|customer question|sla|queue|customer experience|churn|waiting time',
  },
  finance: {
    specific:
      'finance|financial|invoice|invoicing|accounting|accountant|bookkeeping|bookkeeper|accounts payable|accounts receivable|expense report|' +
      'expense management|expense|cash flow|payment processing|card payment|late payment|payment term|general ledger|ledger|balance sheet|' +
      'income statement|tax return|vat|sales tax|budgeting|fintech|banking|bank transaction|bank account|reconciliation|billing|' +
      'treasury|audit trail|financial statement|quickbooks|xero|stripe|payment gateway|corporate card|loan|credit score|' +
      'investment|financial planning|fp a|revenue recognition|late fee|unpaid invoice|month end close|wealth management|insurance premium',
    common:
      'payment|bank|tax|budget|margin|paid|due date|deposit|revenue|currency|transaction|receipt|profit|cost|credit|debt|price|pricing|cash|reimbursement|interest rate',
  },
  'human-resources': {
    specific:
      'human resource|hr|payroll|payslip|recruiting|recruitment|recruiter|hiring|new hire|job interview|applicant tracking|ats|' +
      'employee onboarding|performance review|employee engagement|employee handbook|employee benefit|benefits administration|time off|leave management|' +
      'vacation request|sick leave|holiday pay|overtime|time clock|timesheet|time sheet|staff scheduling|shift scheduling|employee scheduling|shift worker|' +
      'staff rota|rota|talent acquisition|talent management|job description|job posting|job candidate|people operation|people management|employee retention|employee turnover|' +
      'compensation|workforce management|exit interview|org chart|employer branding|hris|workplace culture|salary band|parental leave',
    common:
      'employee|candidate|onboarding|salary|shift|workforce|staff|manager|interview|resume|benefit|absence|attendance|training|turnover|talent|wage|workplace|job',
  },
  'project-management': {
    specific:
      'project management|project manager|project planning|project plan|project lead|project schedule|project timeline|gantt chart|gantt|kanban|' +
      'kanban board|scrum|sprint|agile|backlog|milestone|critical path|work breakdown structure|resource planning|resource management|' +
      'resource allocation|capacity planning|task dependency|project portfolio|stakeholder|user story|burndown|jira|asana|trello|scope creep|' +
      'project budget|project status|statement of work|pmo|waterfall|task management|time tracking|retrospective',
    common:
      'project|deadline|task|timeline|dependency|resource|deliverable|assignee|board|roadmap|workload|schedule|status update|scope|baseline|estimate|planning',
  },
  collaboration: {
    specific:
      'collaboration|collaborate|team chat|team communication|team messaging|video conferencing|video call|video meeting|shared document|shared workspace|team workspace|' +
      'remote team|remote work|hybrid work|distributed team|asynchronous communication|asynchronous work|co editing|real time editing|whiteboard|' +
      'slack|microsoft teams|zoom call|wiki|intranet|file sharing|document sharing|meeting agenda|meeting note|standup|screen sharing|' +
      'time zone|teamwork|team wiki|internal communication|coworker|digital workplace',
    common:
      'meeting|channel|thread|comment|colleague|teammate|workspace|document|asynchronous|remote|shared|chat|mention|team|message|version history|office',
  },
  productivity: {
    specific:
      'productivity|to do list|to do app|todo list|time blocking|time management|daily planning|weekly review|note taking|notes app|second brain|' +
      'getting things done|gtd|pomodoro|deep work|procrastination|habit tracker|habit tracking|calendar app|meeting scheduler|scheduling link|' +
      'appointment scheduling|task list|inbox zero|daily planner|bullet journal|focus time|eisenhower matrix|personal organization|multitasking|' +
      'keyboard shortcut|reminder app|email overload|work life balance|notion template',
    common:
      'calendar|reminder|focus|habit|notification|distraction|planner|note|task|routine|priority|schedule|organize|checklist|interruption|efficiency|productive',
  },
  analytics: {
    specific:
      'analytics|product analytics|web analytics|event tracking|google analytics|funnel analysis|cohort analysis|cohort chart|retention curve|dashboard|' +
      'business intelligence|data visualization|data visualisation|kpi|data warehouse|reporting tool|metric|a b test|a b testing|attribution|' +
      'data driven|user behavior|user behaviour|heatmap|session recording|tableau|power bi|looker|mixpanel|amplitude|self service bi|churn analysis|' +
      'data pipeline|semantic layer|tracking plan|data team|data analyst|analyst',
    common:
      'report|funnel|cohort|retention|activation|tracking|track|chart|insight|segment|data|measure|event|benchmark|query|sql|conversion|statistic',
  },
  operations: {
    specific:
      'operations|operations manager|operations team|inventory|inventory management|supply chain|warehouse|warehousing|logistics|fulfilment center|procurement|purchase order|' +
      'reorder point|safety stock|stockout|stock level|stock count|demand planning|demand forecasting|standard operating procedure|sop|' +
      'business process|process improvement|process mapping|vendor management|fleet management|freight|barcode|order fulfillment|order fulfilment|' +
      'erp|asset tracking|asset management|facility management|field service|route planning|last mile|back office|six sigma|wholesaler|wholesale|business continuity',
    common:
      'supplier|vendor|stock|lead time|shipment|shipping|delivery|dispatch|process|workflow|bottleneck|order|distribution|truck|scheduling|throughput|forecast|procedure',
  },
  startups: {
    specific:
      'startup|start up company|founder|co founder|cofounder|venture capital|venture capitalist|vc|angel investor|seed round|seed funding|series a|' +
      'fundraising round|pitch deck|cap table|term sheet|valuation|product market fit|mvp|minimum viable product|bootstrapping|bootstrapped|' +
      'accelerator|incubator|y combinator|runway|burn rate|founding team|early stage|investor|pre seed|convertible note|early adopter|growth hacking|' +
      'side project|indie hacker|equity split|vesting|raising money|raise money|pivot',
    common:
      'traction|funding|equity|raise|round|fund|growth|angel|launch|entrepreneur|scale|market size|idea|dilution|co working',
  },
} satisfies Record<string, Vocabulary>;

const ai = {
  'ai-writing': {
    specific:
      'ai writing|ai writer|ai writing tool|ai copywriting|ai content|ai generated content|ai generated text|generated text|ai blog post|ai article|' +
      'content generator|article generator|text generation|writing assistant|grammar checker|ai editor|jasper|grammarly|paraphrasing tool|' +
      'copywriting tool|ai detector|ai detection|ai copy|ai draft|writing prompt|ai story|ai email writer|ai paraphraser|ai novel',
    common:
      'language model|chatgpt|gpt|prompt|draft|blog post|writing|writer|copy|outline|tone of voice|editing|sentence|paragraph|generative ai|llm|rewrite|summary|proofread',
  },
  'ai-chatbots': {
    specific:
      'chatbot|chat bot|ai chatbot|conversational ai|conversational assistant|conversational interface|virtual assistant|ai assistant|virtual agent|ai support agent|' +
      'bot builder|dialogflow|intent recognition|human handoff|human handover|handoff to a human|messenger bot|whatsapp bot|faq bot|' +
      'voicebot|ai customer service|ai receptionist|digital assistant',
    common:
      'bot|chatgpt|conversation|conversational|assistant|intent|handover|handoff|llm|chat|dialogue|natural language|retrieval',
  },
  'ai-automation': {
    specific:
      'ai agent|agentic|agentic ai|autonomous agent|ai automation|ai workflow|workflow automation|automation platform|intelligent automation|' +
      'robotic process automation|rpa|multi agent|agent framework|tool calling|no code automation|zapier|n8n|make com|ai powered workflow|' +
      'automate a workflow|automate workflow|document processing|intelligent document processing|ai orchestration|process automation|human in the loop|ai employee|ai operations',
    common:
      'automation|automate|automated|agent|autonomous|workflow|trigger|llm|guardrail|no code|orchestration|integration|ai|artificial intelligence|machine',
  },
  'ai-images': {
    specific:
      'ai image|ai image generator|image generator|image generation|text to image|ai art|ai generated image|ai video|ai video generator|text to video|' +
      'video generation|midjourney|stable diffusion|dall e|diffusion model|ai design|ai logo|ai avatar|ai photo|photo enhancer|background removal|' +
      'background remover|upscaling|image upscaler|inpainting|deepfake|ai headshot|generative design|ai animation|ai illustration|image prompt|sora|runway gen',
    common:
      'picture|image|illustration|prompt|diffusion|seed|generated|avatar|art|visual|video editing|style|photo|generative ai|pixel',
  },
  'ai-speech': {
    specific:
      'transcription|transcribe|transcript|speech to text|text to speech|speech recognition|voice recognition|ai voice|voice generator|voice cloning|cloned voice|' +
      'synthetic voice|voice assistant|voice ai|voiceover|voice over|dictation|speaker label|speaker diarization|diarization|captioning|closed caption|subtitle|' +
      'word error rate|audio transcription|voice synthesis|speech synthesis|meeting transcription|spoken interface|whisper model|elevenlabs|voice interface|dubbing|tts',
    common:
      'voice|speech|audio|speaker|accent|pronunciation|recording|podcast|caption|narration|narrator|spoken|listen|timestamp|microphone|audiobook',
  },
  'machine-learning': {
    specific:
      'machine learning|deep learning|neural network|fine tuning|fine tune|training data|training set|model training|model serving|model evaluation|mlops|' +
      'overfitting|gradient descent|hyperparameter|feature engineering|feature store|supervised learning|unsupervised learning|reinforcement learning|' +
      'transformer model|inference|embedding|vector database|pytorch|tensorflow|hugging face|classifier|computer vision|data labeling|' +
      'data labelling|evaluation set|test set|model drift|data drift|loss function|random forest|regression model|data scientist|data science|' +
      'foundation model|large language model|small language model|quantization|lora|gpu|backpropagation|epoch',
    common:
      'model|training|accuracy|dataset|algorithm|prediction|predictive model|label|evaluation|benchmark|latency|artificial intelligence|ai|precision|recall|trained|retrain|language model',
  },
  'ai-coding': {
    specific:
      'ai coding|ai coding assistant|coding assistant|code completion|code generation|ai code|ai code review|github copilot|copilot|cursor editor|ai pair programmer|' +
      'pair programmer|ai developer|ai programming|code assistant|vibe coding|coding agent|generated code|ai generated code|ai unit test|ai debugger|' +
      'claude code|code llm|ai refactoring|ai ide|ai software engineer',
    common:
      'code review|pull request|developer|refactoring|unit test|code|coding|programmer|boilerplate|function|engineer|editor|assistant|completion|bug',
  },
  'ai-data': {
    specific:
      'ai data analysis|ai data analyst|ai data assistant|ai analytics|text to sql|natural language query|natural language analytics|natural language to sql|' +
      'question in plain english|question in plain language|ask your data|chat with your data|talk to your data|conversational analytics|conversational bi|augmented analytics|ai spreadsheet|ai dashboard|' +
      'ai for data analysis|generative bi|ai business intelligence|ai sql|automated insight|data copilot|ai excel|ai report generator|natural language question',
    common:
      'sql|query|plain english|plain language|natural language|analyst|spreadsheet|data warehouse|semantic layer|data set|dataset|ai|insight|dashboard',
  },
} satisfies Record<string, Vocabulary>;

const industry = {
  ecommerce: {
    specific:
      'ecommerce|e commerce|online store|online shop|online retail|online retailer|web shop|retailer|retail|marketplace|marketplace seller|product listing|product page|' +
      'product photo|product title|shopping cart|cart abandonment|abandoned cart|checkout|shopify|woocommerce|bigcommerce|amazon seller|amazon listing|amazon fba|etsy|ebay|' +
      'dropshipping|sku|direct to consumer|d2c|dtc|shopper|online order|product catalog|product catalogue|storefront|merchant|' +
      'add to cart|product review|average order value|return policy|print on demand|buy button',
    common:
      'cart|shop|store|seller|order|shipping|return|product description|stock|customer review|catalog|merchandise|listing|discount|amazon|price comparison|parcel',
  },
  healthcare: {
    specific:
      'healthcare|health care|hospital|clinic|patient|physician|doctor|nurse|medical|medical record|electronic health record|ehr|emr|hipaa|' +
      'telehealth|telemedicine|clinical|clinician|diagnosis|diagnostic|radiology|radiologist|dental|dentist|pharmacy|pharmacist|' +
      'medical practice|medical billing|patient portal|patient reminder|patient data|emergency department|emergency room|surgery|surgeon|therapist|' +
      'mental health|medical device|treatment plan|prescription|medical history|health insurance|caregiver|nursing home|pathology|oncology|physiotherapy|symptom|triage',
    common:
      'practice|appointment|treatment|health|ward|care|insurance|therapy|scan|no show|waiting room|disease|medicine|vaccine|wellness|lab result',
  },
  education: {
    specific:
      'education|educational|school|university|college|teacher|student|classroom|e learning|elearning|online course|course platform|course creator|online learning|' +
      'learning management system|lms|learning platform|curriculum|syllabus|tutor|tutoring|enrolment|enrollment|admissions|lesson|lesson plan|' +
      'homework|exam|quiz|grading|gradebook|faculty|campus|semester|k 12|higher education|edtech|professor|learner|pupil|cohort course|' +
      'degree program|certificate course|self paced|student recruitment|instructional design|parent teacher|kindergarten',
    common:
      'course|learning|teaching|teach|class|lecture|assignment|certificate|cohort|grade|academic|instructor|study|training|video lesson|applicant|principal',
  },
  'real-estate': {
    specific:
      'real estate|realtor|real estate agent|estate agent|letting agent|letting|property management|property manager|property listing|property|' +
      'home buyer|homebuyer|home seller|house hunting|mortgage|landlord|tenant|lease agreement|rental property|rental listing|rent collection|rent|renter|apartment|' +
      'open house|floor plan|square footage|square foot|bedroom|mls|brokerage|housing market|property viewing|virtual tour|closing cost|escrow|appraisal|' +
      'commercial property|condo|vacation rental investment|home staging|title deed|zoning',
    common:
      'listing|lease|viewing|house|home|broker|agent|buyer|seller|neighborhood|neighbourhood|building|tenancy|asking price|kitchen|inspection',
  },
  legal: {
    specific:
      'legal|law firm|lawyer|attorney|paralegal|solicitor|litigation|court|lawsuit|contract review|contract management|contract lifecycle management|clause|liability|' +
      'indemnity|indemnification|non disclosure agreement|nda|governing law|gdpr|ccpa|data protection|data processing agreement|privacy policy|privacy law|' +
      'regulatory compliance|compliance|regulator|regulation|intellectual property|trademark|patent|copyright|e discovery|legal research|case management|' +
      'legal counsel|general counsel|in house counsel|terms of service|due diligence|billable hour|trust accounting|jurisdiction|statute|plaintiff|notary|law practice|legaltech|legal tech|client intake',
    common:
      'contract|law|agreement|counsel|compliant|personal data|dispute|client|policy|privacy|consent|redline|obligation|court date|signature|case',
  },
  'travel-hospitality': {
    specific:
      'hospitality|hotel|hotelier|restaurant|restaurant pos|point of sale|restaurateur|travel|traveler|traveller|travel agency|tourism|tourist|tour operator|guided tour|' +
      'hotel booking|room rate|reservation|table reservation|table booking|channel manager|property management system|front desk|' +
      'guest|guest experience|guest room|occupancy|airbnb|vacation rental|holiday rental|booking site|booking com|airline|flight|itinerary|' +
      'waiter|waitress|kitchen display system|menu item|food delivery|bartender|diner|hostel|resort|catering|chef|revpar|concierge|' +
      'bed and breakfast|trip planning|cruise|menu engineering',
    common:
      'booking|menu|room|kitchen|table|bar|dish|stay|lobby|trip|commission|season|tip|terminal|tour|destination|food|pos|service|server|vacation|luggage',
  },
  manufacturing: {
    specific:
      'manufacturing|manufacturer|factory|factory floor|shop floor|production line|production planning|production schedule|production scheduling|assembly line|' +
      'predictive maintenance|preventive maintenance|planned maintenance|unplanned downtime|machine downtime|oee|overall equipment effectiveness|quality control|quality assurance inspection|' +
      'lean manufacturing|bill of material|mrp|cnc|job shop|work order|industry 4 0|industrial|scrap rate|defect|machine operator|plant manager|lathe|' +
      'conveyor|spare part|mes system|manufacturing execution system|setup time|raw material|tooling|plc|digital twin|machine shop|injection molding|kaizen',
    common:
      'plant|machine|production|maintenance|sensor|downtime|batch|operator|assembly|technician|bottleneck|lead time|equipment|part|vibration|scrap|shift|yield|quality',
  },
  construction: {
    specific:
      'construction|construction site|building site|job site|jobsite|general contractor|contractor|subcontractor|building contractor|construction estimating|takeoff|' +
      'change order|daily log|blueprint|bid management|tendering|punch list|concrete|lumber|scaffolding|excavation|bricklayer|carpenter|roofer|roofing|' +
      'electrician|plumber|plumbing|bim|building information modeling|site manager|site inspection|building permit|foreman|architect|renovation|civil engineering|hvac|' +
      'construction project|rfi|submittal|quantity surveyor|drywall|building material|building trade',
    common:
      'bid|crew|estimate|site|drawing|trade|builder|building|material|equipment|safety|estimating|labor|permit|tender|hard hat|retainage',
  },
  nonprofit: {
    specific:
      'nonprofit|non profit|charity|charitable|donor|donation|fundraising|fundraiser|volunteer|volunteering|philanthropy|philanthropist|ngo|' +
      'grant writing|grant application|grant proposal|foundation grant|beneficiary|donor retention|donor management|major gift|giving tuesday|annual appeal|' +
      'peer to peer fundraising|community organization|social impact|food bank|shelter|501 c 3|planned giving|recurring gift|crowdfunding campaign|gift aid|humanitarian',
    common:
      'giver|gift|giving|appeal|grant|mission|cause|community|member|impact|foundation|annual report|pledge|supporter|civic',
  },
  'software-development': {
    specific:
      'software development|software developer|software engineer|software engineering|developer tool|devops|ci cd|ci pipeline|build pipeline|continuous integration|' +
      'continuous delivery|continuous deployment|deployment|pull request|git|github|gitlab|docker|kubernetes|container image|microservice|' +
      'api|rest api|graphql|sdk|backend|frontend|front end developer|web development|web hosting|cloud hosting|serverless|test suite|unit test|code review|code base|codebase|' +
      'debugging|debugger|programming|programming language|javascript|typescript|python|java|rust|open source|lockfile|compiler|' +
      'observability|error tracking|stack trace|penetration test|vulnerability|application security|cybersecurity|database migration|technical debt|refactoring|staging environment|infrastructure as code|terraform|feature flag|linux|pre commit hook|build time|source code|web framework',
    common:
      'developer|engineer|code|commit|merge|branch|build|test|deploy|server|framework|library|container|runner|cache|staging|release|bug|latency|endpoint|database|package|pipeline|security|hosting|repository|cloud',
  },
} satisfies Record<string, Vocabulary>;

/** By the names of the predefined categories. */
export const vocabularies: Readonly<Record<string, Vocabulary>> = { ...business, ...ai, ...industry };

/**
 * Phrases whose words would point elsewhere: matched first, so that 'oil pipeline' is no sales pipeline and no build, and belongs to
 * no category.
 */
export const misleading =
  'oil pipeline|gas pipeline|water pipeline|fashion model|role model|scale model|model railway|modelling agency|model agency|' +
  'puppy training|dog training|strength training|weight training|house plant|power plant|potted plant|plant based|' +
  'bird house|coffee house|tea house|greenhouse|green house|full house|love story|short story|law of nature|murphy law|' +
  'doctor who|spin doctor|blood pressure cooker|guest blog|guest post|guest author|web server|server room|ice cream bar|granola bar|chocolate bar|' +
  'operating table|water table|table of content|kitchen table|tip of the iceberg|trip hazard|' +
  'school of fish|school of thought|high school sweetheart|foundation stone|foundation makeup|lead singer|lead guitar|lead paint|dog lead|' +
  'production value|film production|music production|test drive|taste test|concrete example|course of action|of course|main course|golf course|tennis court|food court|basketball court';
