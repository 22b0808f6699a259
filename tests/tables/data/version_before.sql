BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE api_tokens (
	id VARCHAR NOT NULL, 
	hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	label VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_api_tokens PRIMARY KEY (id), 
	CONSTRAINT fk_api_tokens_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT uq_api_tokens_hash UNIQUE (hash)
);
CREATE TABLE events (
	table_id VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	"by" VARCHAR NOT NULL, 
	command_id VARCHAR NOT NULL, 
	schema INTEGER NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',1,1795003416054,'{"type":"Opened","table":"Qj2geiFBE2vbk9CvP-I13g","game":"elfengold","rules":1,"players":2,"options":{},"clock":{"kind":"none"},"access":"private","rated":false,"chat":"phrases","host":"pcarl","seed":"2b783ec6b741d37d30577a3030aa7666594fa8fa3cd74e04a7e21db79ffaaf86","commitment":"2f6852d047a9990217364d6992ce8f73a3dc6f011d235de11ed82c7ccafbabce"}','pcarl','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',2,1795003416054,'{"type":"Sat","seat":0,"person":"pcarl","name":"Carl","nonce":"Z8eNoO7EvoMUPtSA"}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',3,1795003416056,'{"type":"Sat","seat":1,"person":"pmarc","name":"Marc","nonce":"QGoVqwVxunZV9Va1"}','pmarc','sit',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',4,1795003416059,'{"type":"Started"}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',5,1795003416059,'{"type":"Acted","ply":0,"seat":-1,"action":"start 0","draw":0}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',6,1795003416059,'{"type":"Acted","ply":1,"seat":-1,"action":"card cycle","draw":1}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',7,1795003416059,'{"type":"Acted","ply":2,"seat":-1,"action":"card pig","draw":2}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',8,1795003416059,'{"type":"Acted","ply":3,"seat":-1,"action":"card pig","draw":3}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',9,1795003416059,'{"type":"Acted","ply":4,"seat":-1,"action":"card wagon","draw":4}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',10,1795003416059,'{"type":"Acted","ply":5,"seat":-1,"action":"card wagon","draw":5}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',11,1795003416059,'{"type":"Acted","ply":6,"seat":-1,"action":"card dragon","draw":6}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',12,1795003416059,'{"type":"Acted","ply":7,"seat":-1,"action":"card raft","draw":7}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',13,1795003416059,'{"type":"Acted","ply":8,"seat":-1,"action":"card dragon","draw":8}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',14,1795003416059,'{"type":"Acted","ply":9,"seat":-1,"action":"card wagon","draw":9}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',15,1795003416059,'{"type":"Acted","ply":10,"seat":-1,"action":"card raft","draw":10}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',16,1795003416059,'{"type":"Acted","ply":11,"seat":-1,"action":"card wagon","draw":11}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',17,1795003416059,'{"type":"Acted","ply":12,"seat":-1,"action":"card cycle","draw":12}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',18,1795003416059,'{"type":"Acted","ply":13,"seat":-1,"action":"card dragon","draw":13}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',19,1795003416059,'{"type":"Acted","ply":14,"seat":-1,"action":"token pig","draw":14}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',20,1795003416059,'{"type":"Acted","ply":15,"seat":-1,"action":"token wagon","draw":15}','pcarl','start',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',21,1795003416064,'{"type":"Acted","ply":16,"seat":0,"action":"show pig","spent_ms":5}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',22,1795003416064,'{"type":"Acted","ply":17,"seat":-1,"action":"token pig","draw":16}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',23,1795003416064,'{"type":"Acted","ply":18,"seat":-1,"action":"token pig","draw":17}','pcarl','m0-16',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',24,1795003416065,'{"type":"Acted","ply":19,"seat":1,"action":"show pig","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',25,1795003416065,'{"type":"Acted","ply":20,"seat":-1,"action":"token cycle","draw":18}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',26,1795003416065,'{"type":"Acted","ply":21,"seat":-1,"action":"token double","draw":19}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',27,1795003416065,'{"type":"Acted","ply":22,"seat":-1,"action":"token monster","draw":20}','','',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',28,1795003416065,'{"type":"Acted","ply":23,"seat":-1,"action":"token dragon","draw":21}','pmarc','m1-19',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',29,1795003416067,'{"type":"Acted","ply":24,"seat":0,"action":"bid 1","spent_ms":2}','pcarl','m2-24',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',30,1795003416069,'{"type":"Acted","ply":25,"seat":1,"action":"bid 10","spent_ms":2}','pmarc','m3-25',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',31,1795003416070,'{"type":"Acted","ply":26,"seat":0,"action":"bid 11","spent_ms":1}','pcarl','m4-26',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',32,1795003416073,'{"type":"Acted","ply":27,"seat":1,"action":"bid 12","spent_ms":3}','pmarc','m5-27',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',33,1795003416074,'{"type":"Acted","ply":28,"seat":0,"action":"bid 13","spent_ms":1}','pcarl','m6-28',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',34,1795003416075,'{"type":"Acted","ply":29,"seat":1,"action":"bid 14","spent_ms":1}','pmarc','m7-29',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',35,1795003416077,'{"type":"Acted","ply":30,"seat":0,"action":"bid 15","spent_ms":1}','pcarl','m8-30',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',36,1795003416078,'{"type":"Acted","ply":31,"seat":1,"action":"bid 16"}','pmarc','m9-31',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',37,1795003416079,'{"type":"Acted","ply":32,"seat":0,"action":"bid 17"}','pcarl','m10-32',1);
INSERT INTO "events" VALUES('Qj2geiFBE2vbk9CvP-I13g',38,1795003416080,'{"type":"Acted","ply":33,"seat":1,"action":"bid 18","spent_ms":1}','pmarc','m11-33',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',1,1795003415638,'{"type":"Opened","table":"j7Vdt1RvLdGd579-5E53oQ","game":"goldrausch","rules":1,"players":3,"options":{},"clock":{"kind":"none"},"access":"private","rated":false,"chat":"phrases","host":"pmarc","seed":"a0129bb89bab608e6a1613d215872e5b071dad399ae7212a5c4aef59efe41c2f","commitment":"2715f61774ee72425dba943dc7f609b1df6c45c6bd9d1a2bf98f73f3cd86c73d"}','pmarc','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',2,1795003415638,'{"type":"Sat","seat":0,"person":"pmarc","name":"Marc","nonce":"RnT9BDVddpFxzSIl"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',3,1795003415638,'{"type":"BotSat","seat":1,"level":"beginner"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',4,1795003415638,'{"type":"BotSat","seat":2,"level":"expert"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',5,1795003415638,'{"type":"Started"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',6,1795003415638,'{"type":"Acted","ply":0,"seat":-1,"action":"start 0","draw":0}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',7,1795003415638,'{"type":"Acted","ply":1,"seat":-1,"action":"coin 4","draw":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',8,1795003415641,'{"type":"Acted","ply":2,"seat":0,"action":"lay a","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',9,1795003415641,'{"type":"Acted","ply":3,"seat":-1,"action":"coin 2","draw":2}','pmarc','m0-2',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',10,1795003415643,'{"type":"Acted","ply":4,"seat":1,"action":"lay a","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',11,1795003415643,'{"type":"Acted","ply":5,"seat":-1,"action":"figure b","draw":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',12,1795003415646,'{"type":"Acted","ply":6,"seat":2,"action":"chip","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',13,1795003415646,'{"type":"Acted","ply":7,"seat":-1,"action":"coin 0","draw":4}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',14,1795003415649,'{"type":"Acted","ply":8,"seat":0,"action":"lay b","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',15,1795003415649,'{"type":"Acted","ply":9,"seat":-1,"action":"figure c","draw":5}','pmarc','m1-8',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',16,1795003415650,'{"type":"Acted","ply":10,"seat":1,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',17,1795003415650,'{"type":"Acted","ply":11,"seat":-1,"action":"coin 0","draw":6}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',18,1795003415657,'{"type":"Acted","ply":12,"seat":2,"action":"lay b","spent_ms":6}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',19,1795003415657,'{"type":"Acted","ply":13,"seat":-1,"action":"coin 0","draw":7}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',20,1795003415659,'{"type":"Acted","ply":14,"seat":0,"action":"lay b","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',21,1795003415659,'{"type":"Acted","ply":15,"seat":-1,"action":"figure c","draw":8}','pmarc','m2-14',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',22,1795003415668,'{"type":"Acted","ply":16,"seat":1,"action":"chip","spent_ms":9}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',23,1795003415668,'{"type":"Acted","ply":17,"seat":-1,"action":"coin 10","draw":9}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',24,1795003415672,'{"type":"Acted","ply":18,"seat":2,"action":"lay b","spent_ms":4}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',25,1795003415672,'{"type":"Acted","ply":19,"seat":-1,"action":"coin 1","draw":10}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',26,1795003415674,'{"type":"Acted","ply":20,"seat":0,"action":"lay b","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',27,1795003415674,'{"type":"Acted","ply":21,"seat":-1,"action":"coin 0","draw":11}','pmarc','m3-20',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',28,1795003415675,'{"type":"Acted","ply":22,"seat":1,"action":"lay b","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',29,1795003415675,'{"type":"Acted","ply":23,"seat":-1,"action":"figure i","draw":12}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',30,1795003415677,'{"type":"Acted","ply":24,"seat":2,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',31,1795003415677,'{"type":"Acted","ply":25,"seat":-1,"action":"figure c","draw":13}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',32,1795003415678,'{"type":"Acted","ply":26,"seat":0,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',33,1795003415678,'{"type":"Acted","ply":27,"seat":-1,"action":"coin 0","draw":14}','pmarc','m4-26',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',34,1795003415680,'{"type":"Acted","ply":28,"seat":1,"action":"lay i","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',35,1795003415680,'{"type":"Acted","ply":29,"seat":-1,"action":"coin 0","draw":15}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',36,1795003415684,'{"type":"Acted","ply":30,"seat":2,"action":"lay i","spent_ms":4}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',37,1795003415684,'{"type":"Acted","ply":31,"seat":-1,"action":"coin 1","draw":16}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',38,1795003415686,'{"type":"Acted","ply":32,"seat":0,"action":"lay c","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',39,1795003415686,'{"type":"Acted","ply":33,"seat":-1,"action":"coin 1","draw":17}','pmarc','m5-32',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',40,1795003415687,'{"type":"Acted","ply":34,"seat":1,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',41,1795003415687,'{"type":"Acted","ply":35,"seat":-1,"action":"figure d","draw":18}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',42,1795003415692,'{"type":"Acted","ply":36,"seat":2,"action":"chip","spent_ms":5}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',43,1795003415692,'{"type":"Acted","ply":37,"seat":-1,"action":"figure c","draw":19}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',44,1795003415695,'{"type":"Acted","ply":38,"seat":0,"action":"chip","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',45,1795003415695,'{"type":"Acted","ply":39,"seat":-1,"action":"coin 3","draw":20}','pmarc','m6-38',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',46,1795003415696,'{"type":"Acted","ply":40,"seat":1,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',47,1795003415696,'{"type":"Acted","ply":41,"seat":-1,"action":"figure l","draw":21}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',48,1795003415696,'{"type":"Acted","ply":42,"seat":-1,"action":"coin 4","draw":22}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',49,1795003415698,'{"type":"Acted","ply":43,"seat":0,"action":"lay c","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',50,1795003415698,'{"type":"Acted","ply":44,"seat":-1,"action":"figure c","draw":23}','pmarc','m7-43',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',51,1795003415709,'{"type":"Acted","ply":45,"seat":1,"action":"chip","spent_ms":10}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',52,1795003415709,'{"type":"Acted","ply":46,"seat":-1,"action":"coin 0","draw":24}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',53,1795003415710,'{"type":"Acted","ply":47,"seat":2,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',54,1795003415710,'{"type":"Acted","ply":48,"seat":-1,"action":"figure d","draw":25}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',55,1795003415711,'{"type":"Acted","ply":49,"seat":0,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',56,1795003415711,'{"type":"Acted","ply":50,"seat":-1,"action":"figure l","draw":26}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',57,1795003415711,'{"type":"Acted","ply":51,"seat":-1,"action":"coin 0","draw":27}','pmarc','m8-49',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',58,1795003415716,'{"type":"Acted","ply":52,"seat":2,"action":"lay d","spent_ms":5}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',59,1795003415716,'{"type":"Acted","ply":53,"seat":-1,"action":"figure d","draw":28}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',60,1795003415716,'{"type":"Acted","ply":54,"seat":-1,"action":"coin 3","draw":29}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',61,1795003415717,'{"type":"Acted","ply":55,"seat":1,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',62,1795003415717,'{"type":"Acted","ply":56,"seat":-1,"action":"figure i","draw":30}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',63,1795003415717,'{"type":"Acted","ply":57,"seat":-1,"action":"figure i","draw":31}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',64,1795003415717,'{"type":"Acted","ply":58,"seat":-1,"action":"coin 1","draw":32}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',65,1795003415722,'{"type":"Acted","ply":59,"seat":1,"action":"lay d","spent_ms":4}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',66,1795003415722,'{"type":"Acted","ply":60,"seat":-1,"action":"coin 0","draw":33}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',67,1795003415724,'{"type":"Acted","ply":61,"seat":2,"action":"lay d","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',68,1795003415724,'{"type":"Acted","ply":62,"seat":-1,"action":"coin 6","draw":34}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',69,1795003415728,'{"type":"Acted","ply":63,"seat":0,"action":"lay c","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',70,1795003415728,'{"type":"Acted","ply":64,"seat":-1,"action":"figure a","draw":35}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',71,1795003415728,'{"type":"Acted","ply":65,"seat":-1,"action":"coin 0","draw":36}','pmarc','m9-63',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',72,1795003415729,'{"type":"Acted","ply":66,"seat":2,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',73,1795003415729,'{"type":"Acted","ply":67,"seat":-1,"action":"coin 0","draw":37}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',74,1795003415733,'{"type":"Acted","ply":68,"seat":0,"action":"lay a","spent_ms":4}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',75,1795003415733,'{"type":"Acted","ply":69,"seat":-1,"action":"coin 2","draw":38}','pmarc','m10-68',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',76,1795003415746,'{"type":"Acted","ply":70,"seat":1,"action":"lay a","spent_ms":13}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',77,1795003415746,'{"type":"Acted","ply":71,"seat":-1,"action":"figure a","draw":39}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',78,1795003415746,'{"type":"Acted","ply":72,"seat":-1,"action":"coin 4","draw":40}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',79,1795003415752,'{"type":"Acted","ply":73,"seat":0,"action":"lay a","spent_ms":5}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',80,1795003415752,'{"type":"Acted","ply":74,"seat":-1,"action":"figure a","draw":41}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',81,1795003415752,'{"type":"Acted","ply":75,"seat":-1,"action":"figure i","draw":42}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',82,1795003415752,'{"type":"Acted","ply":76,"seat":-1,"action":"figure a","draw":43}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',83,1795003415752,'{"type":"Acted","ply":77,"seat":-1,"action":"coin 3","draw":44}','pmarc','m11-73',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',84,1795003415772,'{"type":"Acted","ply":78,"seat":1,"action":"lay l","spent_ms":20}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',85,1795003415772,'{"type":"Acted","ply":79,"seat":-1,"action":"coin 4","draw":45}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',86,1795003415777,'{"type":"Acted","ply":80,"seat":2,"action":"lay l","spent_ms":4}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',87,1795003415777,'{"type":"Acted","ply":81,"seat":-1,"action":"coin 2","draw":46}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',88,1795003415788,'{"type":"Acted","ply":82,"seat":0,"action":"lay c","spent_ms":11}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',89,1795003415788,'{"type":"Acted","ply":83,"seat":-1,"action":"figure l","draw":47}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',90,1795003415788,'{"type":"Acted","ply":84,"seat":-1,"action":"coin 0","draw":48}','pmarc','m12-82',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',91,1795003415790,'{"type":"Acted","ply":85,"seat":2,"action":"lay l","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',92,1795003415790,'{"type":"Acted","ply":86,"seat":-1,"action":"figure b","draw":49}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',93,1795003415790,'{"type":"Acted","ply":87,"seat":-1,"action":"figure i","draw":50}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',94,1795003415790,'{"type":"Acted","ply":88,"seat":-1,"action":"figure l","draw":51}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',95,1795003415790,'{"type":"Acted","ply":89,"seat":-1,"action":"figure l","draw":52}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',96,1795003415790,'{"type":"Acted","ply":90,"seat":-1,"action":"coin 3","draw":53}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',97,1795003415797,'{"type":"Acted","ply":91,"seat":1,"action":"lay l","spent_ms":7}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',98,1795003415797,'{"type":"Acted","ply":92,"seat":-1,"action":"coin 0","draw":54}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',99,1795003415800,'{"type":"Acted","ply":93,"seat":2,"action":"lay l","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',100,1795003415800,'{"type":"Acted","ply":94,"seat":-1,"action":"figure d","draw":55}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',101,1795003415800,'{"type":"Acted","ply":95,"seat":-1,"action":"figure b","draw":56}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',102,1795003415800,'{"type":"Acted","ply":96,"seat":-1,"action":"figure d","draw":57}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',103,1795003415800,'{"type":"Acted","ply":97,"seat":-1,"action":"figure b","draw":58}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',104,1795003415800,'{"type":"Acted","ply":98,"seat":-1,"action":"coin 2","draw":59}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',105,1795003415808,'{"type":"Acted","ply":99,"seat":1,"action":"lay l","spent_ms":8}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',106,1795003415808,'{"type":"Acted","ply":100,"seat":-1,"action":"figure a","draw":60}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',107,1795003415808,'{"type":"Acted","ply":101,"seat":-1,"action":"coin 0","draw":61}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',108,1795003415816,'{"type":"Acted","ply":102,"seat":0,"action":"lay c","spent_ms":7}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',109,1795003415816,'{"type":"Acted","ply":103,"seat":-1,"action":"coin 0","draw":62}','pmarc','m13-102',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',110,1795003415818,'{"type":"Acted","ply":104,"seat":1,"action":"lay i","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',111,1795003415818,'{"type":"Acted","ply":105,"seat":-1,"action":"coin 0","draw":63}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',112,1795003415828,'{"type":"Acted","ply":106,"seat":2,"action":"lay i","spent_ms":10}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',113,1795003415828,'{"type":"Acted","ply":107,"seat":-1,"action":"coin 0","draw":64}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',114,1795003415832,'{"type":"Acted","ply":108,"seat":0,"action":"lay c","spent_ms":4}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',115,1795003415832,'{"type":"Acted","ply":109,"seat":-1,"action":"coin 0","draw":65}','pmarc','m14-108',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',116,1795003415833,'{"type":"Acted","ply":110,"seat":1,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',117,1795003415833,'{"type":"Acted","ply":111,"seat":-1,"action":"figure b","draw":66}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',118,1795003415833,'{"type":"Acted","ply":112,"seat":-1,"action":"coin 0","draw":67}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',119,1795003415834,'{"type":"Acted","ply":113,"seat":1,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',120,1795003415834,'{"type":"Acted","ply":114,"seat":-1,"action":"coin 4","draw":68}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',121,1795003415835,'{"type":"Acted","ply":115,"seat":2,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',122,1795003415835,'{"type":"Acted","ply":116,"seat":-1,"action":"figure l","draw":69}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',123,1795003415838,'{"type":"Acted","ply":117,"seat":0,"action":"chip","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',124,1795003415838,'{"type":"Acted","ply":118,"seat":-1,"action":"figure b","draw":70}','pmarc','m15-117',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',125,1795003415840,'{"type":"Acted","ply":119,"seat":1,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',126,1795003415840,'{"type":"Acted","ply":120,"seat":-1,"action":"coin 3","draw":71}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',127,1795003415841,'{"type":"Acted","ply":121,"seat":2,"action":"lay l"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',128,1795003415841,'{"type":"Acted","ply":122,"seat":-1,"action":"coin 0","draw":72}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',129,1795003415843,'{"type":"Acted","ply":123,"seat":0,"action":"lay b","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',130,1795003415843,'{"type":"Acted","ply":124,"seat":-1,"action":"figure d","draw":73}','pmarc','m16-123',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',131,1795003415844,'{"type":"Acted","ply":125,"seat":1,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',132,1795003415844,'{"type":"Acted","ply":126,"seat":-1,"action":"figure b","draw":74}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',133,1795003415845,'{"type":"Acted","ply":127,"seat":2,"action":"chip"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',134,1795003415845,'{"type":"Acted","ply":128,"seat":-1,"action":"figure i","draw":75}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',135,1795003415847,'{"type":"Acted","ply":129,"seat":0,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',136,1795003415847,'{"type":"Acted","ply":130,"seat":-1,"action":"coin 0","draw":76}','pmarc','m17-129',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',137,1795003415847,'{"type":"Acted","ply":131,"seat":1,"action":"lay d"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',138,1795003415847,'{"type":"Acted","ply":132,"seat":-1,"action":"coin 2","draw":77}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',139,1795003415848,'{"type":"Acted","ply":133,"seat":2,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',140,1795003415848,'{"type":"Acted","ply":134,"seat":-1,"action":"coin 0","draw":78}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',141,1795003415850,'{"type":"Acted","ply":135,"seat":0,"action":"lay b","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',142,1795003415850,'{"type":"Acted","ply":136,"seat":-1,"action":"figure c","draw":79}','pmarc','m18-135',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',143,1795003415851,'{"type":"Acted","ply":137,"seat":1,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',144,1795003415851,'{"type":"Acted","ply":138,"seat":-1,"action":"figure d","draw":80}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',145,1795003415852,'{"type":"Acted","ply":139,"seat":2,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',146,1795003415852,'{"type":"Acted","ply":140,"seat":-1,"action":"figure a","draw":81}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',147,1795003415854,'{"type":"Acted","ply":141,"seat":0,"action":"chip","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',148,1795003415854,'{"type":"Acted","ply":142,"seat":-1,"action":"coin 0","draw":82}','pmarc','m19-141',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',149,1795003415855,'{"type":"Acted","ply":143,"seat":1,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',150,1795003415855,'{"type":"Acted","ply":144,"seat":-1,"action":"figure c","draw":83}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',151,1795003415856,'{"type":"Acted","ply":145,"seat":2,"action":"chip"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',152,1795003415856,'{"type":"Acted","ply":146,"seat":-1,"action":"coin 3","draw":84}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',153,1795003415857,'{"type":"Acted","ply":147,"seat":0,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',154,1795003415857,'{"type":"Acted","ply":148,"seat":-1,"action":"coin 1","draw":85}','pmarc','m20-147',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',155,1795003415858,'{"type":"Acted","ply":149,"seat":1,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',156,1795003415858,'{"type":"Acted","ply":150,"seat":-1,"action":"figure b","draw":86}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',157,1795003415858,'{"type":"Acted","ply":151,"seat":-1,"action":"figure c","draw":87}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',158,1795003415858,'{"type":"Acted","ply":152,"seat":-1,"action":"coin 1","draw":88}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',159,1795003415859,'{"type":"Acted","ply":153,"seat":1,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',160,1795003415859,'{"type":"Acted","ply":154,"seat":-1,"action":"coin 4","draw":89}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',161,1795003415860,'{"type":"Acted","ply":155,"seat":2,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',162,1795003415860,'{"type":"Acted","ply":156,"seat":-1,"action":"coin 0","draw":90}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',163,1795003415861,'{"type":"Acted","ply":157,"seat":0,"action":"lay b","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',164,1795003415861,'{"type":"Acted","ply":158,"seat":-1,"action":"coin 0","draw":91}','pmarc','m21-157',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',165,1795003415862,'{"type":"Acted","ply":159,"seat":1,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',166,1795003415862,'{"type":"Acted","ply":160,"seat":-1,"action":"figure d","draw":92}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',167,1795003415862,'{"type":"Acted","ply":161,"seat":-1,"action":"coin 3","draw":93}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',168,1795003415865,'{"type":"Acted","ply":162,"seat":0,"action":"lay b","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',169,1795003415865,'{"type":"Acted","ply":163,"seat":-1,"action":"coin 4","draw":94}','pmarc','m22-162',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',170,1795003415866,'{"type":"Acted","ply":164,"seat":1,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',171,1795003415866,'{"type":"Acted","ply":165,"seat":-1,"action":"figure l","draw":95}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',172,1795003415866,'{"type":"Acted","ply":166,"seat":-1,"action":"figure i","draw":96}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',173,1795003415866,'{"type":"Acted","ply":167,"seat":-1,"action":"coin 0","draw":97}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',174,1795003415867,'{"type":"Acted","ply":168,"seat":1,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',175,1795003415867,'{"type":"Acted","ply":169,"seat":-1,"action":"figure d","draw":98}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',176,1795003415867,'{"type":"Acted","ply":170,"seat":-1,"action":"coin 1","draw":99}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',177,1795003415869,'{"type":"Acted","ply":171,"seat":0,"action":"lay b","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',178,1795003415869,'{"type":"Acted","ply":172,"seat":-1,"action":"coin 0","draw":100}','pmarc','m23-171',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',179,1795003415870,'{"type":"Acted","ply":173,"seat":1,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',180,1795003415870,'{"type":"Acted","ply":174,"seat":-1,"action":"figure l","draw":101}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',181,1795003415870,'{"type":"Acted","ply":175,"seat":-1,"action":"figure b","draw":102}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',182,1795003415870,'{"type":"Acted","ply":176,"seat":-1,"action":"figure c","draw":103}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',183,1795003415870,'{"type":"Acted","ply":177,"seat":-1,"action":"coin 6","draw":104}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',184,1795003415871,'{"type":"Acted","ply":178,"seat":2,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',185,1795003415871,'{"type":"Acted","ply":179,"seat":-1,"action":"coin 2","draw":105}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',186,1795003415873,'{"type":"Acted","ply":180,"seat":0,"action":"lay b","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',187,1795003415873,'{"type":"Acted","ply":181,"seat":-1,"action":"coin 0","draw":106}','pmarc','m24-180',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',188,1795003415876,'{"type":"Acted","ply":182,"seat":1,"action":"lay l","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',189,1795003415876,'{"type":"Acted","ply":183,"seat":-1,"action":"figure c","draw":107}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',190,1795003415876,'{"type":"Acted","ply":184,"seat":-1,"action":"coin 2","draw":108}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',191,1795003415878,'{"type":"Acted","ply":185,"seat":0,"action":"lay c","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',192,1795003415878,'{"type":"Acted","ply":186,"seat":-1,"action":"coin 10","draw":109}','pmarc','m25-185',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',193,1795003415879,'{"type":"Acted","ply":187,"seat":1,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',194,1795003415879,'{"type":"Acted","ply":188,"seat":-1,"action":"coin 0","draw":110}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',195,1795003415880,'{"type":"Acted","ply":189,"seat":2,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',196,1795003415880,'{"type":"Acted","ply":190,"seat":-1,"action":"coin 4","draw":111}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',197,1795003415881,'{"type":"Acted","ply":191,"seat":0,"action":"lay c","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',198,1795003415881,'{"type":"Acted","ply":192,"seat":-1,"action":"coin 0","draw":112}','pmarc','m26-191',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',199,1795003415882,'{"type":"Acted","ply":193,"seat":1,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',200,1795003415882,'{"type":"Acted","ply":194,"seat":-1,"action":"coin 0","draw":113}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',201,1795003415883,'{"type":"Acted","ply":195,"seat":2,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',202,1795003415883,'{"type":"Acted","ply":196,"seat":-1,"action":"figure a","draw":114}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',203,1795003415883,'{"type":"Acted","ply":197,"seat":-1,"action":"coin 0","draw":115}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',204,1795003415884,'{"type":"Acted","ply":198,"seat":1,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',205,1795003415884,'{"type":"Acted","ply":199,"seat":-1,"action":"coin 0","draw":116}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',206,1795003415885,'{"type":"Acted","ply":200,"seat":2,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',207,1795003415885,'{"type":"Acted","ply":201,"seat":-1,"action":"figure a","draw":117}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',208,1795003415885,'{"type":"Acted","ply":202,"seat":-1,"action":"figure a","draw":118}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',209,1795003415885,'{"type":"Acted","ply":203,"seat":-1,"action":"figure i","draw":119}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',210,1795003415885,'{"type":"Acted","ply":204,"seat":-1,"action":"coin 0","draw":120}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',211,1795003415887,'{"type":"Acted","ply":205,"seat":0,"action":"lay c","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',212,1795003415887,'{"type":"Acted","ply":206,"seat":-1,"action":"figure i","draw":121}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',213,1795003415887,'{"type":"Acted","ply":207,"seat":-1,"action":"coin 3","draw":122}','pmarc','m27-205',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',214,1795003415888,'{"type":"Acted","ply":208,"seat":2,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',215,1795003415888,'{"type":"Acted","ply":209,"seat":-1,"action":"figure a","draw":123}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',216,1795003415888,'{"type":"Acted","ply":210,"seat":-1,"action":"coin 0","draw":124}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',217,1795003415889,'{"type":"Acted","ply":211,"seat":1,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',218,1795003415889,'{"type":"Acted","ply":212,"seat":-1,"action":"figure l","draw":125}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',219,1795003415889,'{"type":"Acted","ply":213,"seat":-1,"action":"coin 1","draw":126}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',220,1795003415891,'{"type":"Acted","ply":214,"seat":0,"action":"lay c","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',221,1795003415891,'{"type":"Acted","ply":215,"seat":-1,"action":"figure b","draw":127}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',222,1795003415891,'{"type":"Acted","ply":216,"seat":-1,"action":"figure d","draw":128}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',223,1795003415891,'{"type":"Acted","ply":217,"seat":-1,"action":"figure l","draw":129}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',224,1795003415891,'{"type":"Acted","ply":218,"seat":-1,"action":"coin 2","draw":130}','pmarc','m28-214',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',225,1795003415892,'{"type":"Acted","ply":219,"seat":1,"action":"lay c"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',226,1795003415892,'{"type":"Acted","ply":220,"seat":-1,"action":"figure i","draw":131}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',227,1795003415892,'{"type":"Acted","ply":221,"seat":-1,"action":"coin 0","draw":132}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',228,1795003415894,'{"type":"Acted","ply":222,"seat":0,"action":"lay c","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',229,1795003415894,'{"type":"Acted","ply":223,"seat":-1,"action":"figure l","draw":133}','pmarc','m29-222',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',230,1795003415895,'{"type":"Acted","ply":224,"seat":2,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',231,1795003415895,'{"type":"Acted","ply":225,"seat":-1,"action":"figure i","draw":134}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',232,1795003415898,'{"type":"Acted","ply":226,"seat":0,"action":"chip","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',233,1795003415898,'{"type":"Acted","ply":227,"seat":-1,"action":"coin 0","draw":135}','pmarc','m30-226',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',234,1795003415899,'{"type":"Acted","ply":228,"seat":1,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',235,1795003415899,'{"type":"Acted","ply":229,"seat":-1,"action":"coin 3","draw":136}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',236,1795003415901,'{"type":"Acted","ply":230,"seat":2,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',237,1795003415901,'{"type":"Acted","ply":231,"seat":-1,"action":"coin 0","draw":137}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',238,1795003415901,'{"type":"Acted","ply":232,"seat":0,"action":"lay i"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',239,1795003415901,'{"type":"Acted","ply":233,"seat":-1,"action":"figure b","draw":138}','pmarc','m31-232',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',240,1795003415903,'{"type":"Acted","ply":234,"seat":1,"action":"chip","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',241,1795003415903,'{"type":"Acted","ply":235,"seat":-1,"action":"figure i","draw":139}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',242,1795003415906,'{"type":"Acted","ply":236,"seat":2,"action":"chip","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',243,1795003415906,'{"type":"Acted","ply":237,"seat":-1,"action":"figure i","draw":140}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',244,1795003415909,'{"type":"Acted","ply":238,"seat":0,"action":"chip","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',245,1795003415909,'{"type":"Acted","ply":239,"seat":-1,"action":"figure c","draw":141}','pmarc','m32-238',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',246,1795003415916,'{"type":"Acted","ply":240,"seat":1,"action":"chip","spent_ms":6}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',247,1795003415916,'{"type":"Acted","ply":241,"seat":-1,"action":"figure b","draw":142}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',248,1795003415917,'{"type":"Acted","ply":242,"seat":2,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',249,1795003415917,'{"type":"Acted","ply":243,"seat":-1,"action":"coin 4","draw":143}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',250,1795003415918,'{"type":"Acted","ply":244,"seat":0,"action":"lay b","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',251,1795003415918,'{"type":"Acted","ply":245,"seat":-1,"action":"coin 0","draw":144}','pmarc','m33-244',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',252,1795003415919,'{"type":"Acted","ply":246,"seat":1,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',253,1795003415919,'{"type":"Acted","ply":247,"seat":-1,"action":"coin 0","draw":145}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',254,1795003415920,'{"type":"Acted","ply":248,"seat":2,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',255,1795003415920,'{"type":"Acted","ply":249,"seat":-1,"action":"coin 4","draw":146}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',256,1795003415921,'{"type":"Acted","ply":250,"seat":0,"action":"lay b","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',257,1795003415921,'{"type":"Acted","ply":251,"seat":-1,"action":"coin 4","draw":147}','pmarc','m34-250',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',258,1795003415922,'{"type":"Acted","ply":252,"seat":1,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',259,1795003415922,'{"type":"Acted","ply":253,"seat":-1,"action":"figure b","draw":148}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',260,1795003415922,'{"type":"Acted","ply":254,"seat":-1,"action":"coin 1","draw":149}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',261,1795003415924,'{"type":"Acted","ply":255,"seat":0,"action":"lay b","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',262,1795003415924,'{"type":"Acted","ply":256,"seat":-1,"action":"figure d","draw":150}','pmarc','m35-255',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',263,1795003415926,'{"type":"Acted","ply":257,"seat":1,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',264,1795003415926,'{"type":"Acted","ply":258,"seat":-1,"action":"figure l","draw":151}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',265,1795003415926,'{"type":"Acted","ply":259,"seat":-1,"action":"coin 0","draw":152}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',266,1795003415928,'{"type":"Acted","ply":260,"seat":0,"action":"lay b","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',267,1795003415928,'{"type":"Acted","ply":261,"seat":-1,"action":"figure c","draw":153}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',268,1795003415928,'{"type":"Acted","ply":262,"seat":-1,"action":"coin 2","draw":154}','pmarc','m36-260',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',269,1795003415929,'{"type":"Acted","ply":263,"seat":2,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',270,1795003415929,'{"type":"Acted","ply":264,"seat":-1,"action":"coin 0","draw":155}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',271,1795003415932,'{"type":"Acted","ply":265,"seat":0,"action":"lay b","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',272,1795003415932,'{"type":"Acted","ply":266,"seat":-1,"action":"figure d","draw":156}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',273,1795003415932,'{"type":"Acted","ply":267,"seat":-1,"action":"figure l","draw":157}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',274,1795003415932,'{"type":"Acted","ply":268,"seat":-1,"action":"figure b","draw":158}','pmarc','m37-265',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',275,1795003415933,'{"type":"Acted","ply":269,"seat":0,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',276,1795003415933,'{"type":"Acted","ply":270,"seat":-1,"action":"coin 2","draw":159}','pmarc','m38-269',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',277,1795003415935,'{"type":"Acted","ply":271,"seat":1,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',278,1795003415935,'{"type":"Acted","ply":272,"seat":-1,"action":"figure a","draw":160}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',279,1795003415935,'{"type":"Acted","ply":273,"seat":-1,"action":"figure d","draw":161}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',280,1795003415935,'{"type":"Acted","ply":274,"seat":-1,"action":"figure a","draw":162}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',281,1795003415935,'{"type":"Acted","ply":275,"seat":-1,"action":"figure a","draw":163}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',282,1795003415935,'{"type":"Acted","ply":276,"seat":-1,"action":"coin 3","draw":164}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',283,1795003415937,'{"type":"Acted","ply":277,"seat":0,"action":"lay a","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',284,1795003415937,'{"type":"Acted","ply":278,"seat":-1,"action":"coin 0","draw":165}','pmarc','m39-277',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',285,1795003415938,'{"type":"Acted","ply":279,"seat":1,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',286,1795003415938,'{"type":"Acted","ply":280,"seat":-1,"action":"coin 0","draw":166}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',287,1795003415939,'{"type":"Acted","ply":281,"seat":2,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',288,1795003415939,'{"type":"Acted","ply":282,"seat":-1,"action":"coin 1","draw":167}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',289,1795003415940,'{"type":"Acted","ply":283,"seat":0,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',290,1795003415940,'{"type":"Acted","ply":284,"seat":-1,"action":"figure d","draw":168}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',291,1795003415940,'{"type":"Acted","ply":285,"seat":-1,"action":"figure c","draw":169}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',292,1795003415940,'{"type":"Acted","ply":286,"seat":-1,"action":"coin 4","draw":170}','pmarc','m40-283',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',293,1795003415941,'{"type":"Acted","ply":287,"seat":0,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',294,1795003415941,'{"type":"Acted","ply":288,"seat":-1,"action":"figure a","draw":171}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',295,1795003415941,'{"type":"Acted","ply":289,"seat":-1,"action":"coin 2","draw":172}','pmarc','m41-287',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',296,1795003415942,'{"type":"Acted","ply":290,"seat":2,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',297,1795003415942,'{"type":"Acted","ply":291,"seat":-1,"action":"coin 6","draw":173}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',298,1795003415944,'{"type":"Acted","ply":292,"seat":0,"action":"lay b","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',299,1795003415944,'{"type":"Acted","ply":293,"seat":-1,"action":"coin 0","draw":174}','pmarc','m42-292',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',300,1795003415945,'{"type":"Acted","ply":294,"seat":1,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',301,1795003415945,'{"type":"Acted","ply":295,"seat":-1,"action":"coin 2","draw":175}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',302,1795003415946,'{"type":"Acted","ply":296,"seat":2,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',303,1795003415946,'{"type":"Acted","ply":297,"seat":-1,"action":"coin 1","draw":176}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',304,1795003415948,'{"type":"Acted","ply":298,"seat":0,"action":"lay c","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',305,1795003415948,'{"type":"Acted","ply":299,"seat":-1,"action":"figure l","draw":177}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',306,1795003415948,'{"type":"Acted","ply":300,"seat":-1,"action":"coin 0","draw":178}','pmarc','m43-298',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',307,1795003415949,'{"type":"Acted","ply":301,"seat":2,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',308,1795003415949,'{"type":"Acted","ply":302,"seat":-1,"action":"figure i","draw":179}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',309,1795003415949,'{"type":"Acted","ply":303,"seat":-1,"action":"coin 0","draw":180}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',310,1795003415950,'{"type":"Acted","ply":304,"seat":1,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',311,1795003415950,'{"type":"Acted","ply":305,"seat":-1,"action":"coin 3","draw":181}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',312,1795003415952,'{"type":"Acted","ply":306,"seat":2,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',313,1795003415952,'{"type":"Acted","ply":307,"seat":-1,"action":"coin 10","draw":182}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',314,1795003415955,'{"type":"Acted","ply":308,"seat":0,"action":"lay c","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',315,1795003415955,'{"type":"Acted","ply":309,"seat":-1,"action":"coin 0","draw":183}','pmarc','m44-308',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',316,1795003415956,'{"type":"Acted","ply":310,"seat":1,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',317,1795003415956,'{"type":"Acted","ply":311,"seat":-1,"action":"figure c","draw":184}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',318,1795003415956,'{"type":"Acted","ply":312,"seat":-1,"action":"coin 0","draw":185}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',319,1795003415959,'{"type":"Acted","ply":313,"seat":0,"action":"lay c","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',320,1795003415959,'{"type":"Acted","ply":314,"seat":-1,"action":"figure l","draw":186}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',321,1795003415959,'{"type":"Acted","ply":315,"seat":-1,"action":"coin 0","draw":187}','pmarc','m45-313',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',322,1795003415968,'{"type":"Acted","ply":316,"seat":2,"action":"lay i","spent_ms":9}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',323,1795003415968,'{"type":"Acted","ply":317,"seat":-1,"action":"coin 0","draw":188}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',324,1795003415970,'{"type":"Acted","ply":318,"seat":0,"action":"lay c","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',325,1795003415970,'{"type":"Acted","ply":319,"seat":-1,"action":"figure d","draw":189}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',326,1795003415970,'{"type":"Acted","ply":320,"seat":-1,"action":"figure c","draw":190}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',327,1795003415970,'{"type":"Acted","ply":321,"seat":-1,"action":"coin 0","draw":191}','pmarc','m46-318',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',328,1795003415972,'{"type":"Acted","ply":322,"seat":0,"action":"lay c","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',329,1795003415972,'{"type":"Acted","ply":323,"seat":-1,"action":"coin 0","draw":192}','pmarc','m47-322',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',330,1795003415974,'{"type":"Acted","ply":324,"seat":1,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',331,1795003415974,'{"type":"Acted","ply":325,"seat":-1,"action":"coin 3","draw":193}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',332,1795003415975,'{"type":"Acted","ply":326,"seat":2,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',333,1795003415975,'{"type":"Acted","ply":327,"seat":-1,"action":"coin 0","draw":194}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',334,1795003415976,'{"type":"Acted","ply":328,"seat":0,"action":"lay c","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',335,1795003415976,'{"type":"Acted","ply":329,"seat":-1,"action":"coin 1","draw":195}','pmarc','m48-328',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',336,1795003415977,'{"type":"Acted","ply":330,"seat":1,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',337,1795003415977,'{"type":"Acted","ply":331,"seat":-1,"action":"figure i","draw":196}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',338,1795003415977,'{"type":"Acted","ply":332,"seat":-1,"action":"figure b","draw":197}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',339,1795003415977,'{"type":"Acted","ply":333,"seat":-1,"action":"figure a","draw":198}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',340,1795003415977,'{"type":"Acted","ply":334,"seat":-1,"action":"coin 0","draw":199}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',341,1795003415979,'{"type":"Acted","ply":335,"seat":0,"action":"lay a","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',342,1795003415979,'{"type":"Acted","ply":336,"seat":-1,"action":"coin 4","draw":200}','pmarc','m49-335',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',343,1795003415981,'{"type":"Acted","ply":337,"seat":1,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',344,1795003415981,'{"type":"Acted","ply":338,"seat":-1,"action":"figure a","draw":201}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',345,1795003415982,'{"type":"Acted","ply":339,"seat":2,"action":"chip"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',346,1795003415982,'{"type":"Acted","ply":340,"seat":-1,"action":"figure a","draw":202}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',347,1795003415984,'{"type":"Acted","ply":341,"seat":0,"action":"chip","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',348,1795003415984,'{"type":"Acted","ply":342,"seat":-1,"action":"figure c","draw":203}','pmarc','m50-341',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',349,1795003415985,'{"type":"Acted","ply":343,"seat":1,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',350,1795003415985,'{"type":"Acted","ply":344,"seat":-1,"action":"figure b","draw":204}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',351,1795003415986,'{"type":"Acted","ply":345,"seat":2,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',352,1795003415986,'{"type":"Acted","ply":346,"seat":-1,"action":"figure b","draw":205}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',353,1795003415988,'{"type":"Acted","ply":347,"seat":0,"action":"chip","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',354,1795003415988,'{"type":"Acted","ply":348,"seat":-1,"action":"figure c","draw":206}','pmarc','m51-347',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',355,1795003415989,'{"type":"Acted","ply":349,"seat":1,"action":"chip","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',356,1795003415989,'{"type":"Acted","ply":350,"seat":-1,"action":"figure b","draw":207}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',357,1795003415990,'{"type":"Acted","ply":351,"seat":2,"action":"chip"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',358,1795003415990,'{"type":"Acted","ply":352,"seat":-1,"action":"coin 0","draw":208}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',359,1795003415992,'{"type":"Acted","ply":353,"seat":0,"action":"lay a","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',360,1795003415992,'{"type":"Acted","ply":354,"seat":-1,"action":"coin 0","draw":209}','pmarc','m52-353',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',361,1795003415993,'{"type":"Acted","ply":355,"seat":1,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',362,1795003415993,'{"type":"Acted","ply":356,"seat":-1,"action":"figure a","draw":210}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',363,1795003415993,'{"type":"Acted","ply":357,"seat":-1,"action":"figure d","draw":211}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',364,1795003415995,'{"type":"Acted","ply":358,"seat":0,"action":"chip","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',365,1795003415995,'{"type":"Acted","ply":359,"seat":-1,"action":"figure c","draw":212}','pmarc','m53-358',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',366,1795003415997,'{"type":"Acted","ply":360,"seat":1,"action":"chip","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',367,1795003415997,'{"type":"Acted","ply":361,"seat":-1,"action":"coin 2","draw":213}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',368,1795003415998,'{"type":"Acted","ply":362,"seat":2,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',369,1795003415998,'{"type":"Acted","ply":363,"seat":-1,"action":"figure d","draw":214}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',370,1795003415998,'{"type":"Acted","ply":364,"seat":-1,"action":"coin 1","draw":215}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',371,1795003415999,'{"type":"Acted","ply":365,"seat":1,"action":"lay a","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',372,1795003415999,'{"type":"Acted","ply":366,"seat":-1,"action":"coin 0","draw":216}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',373,1795003416000,'{"type":"Acted","ply":367,"seat":2,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',374,1795003416000,'{"type":"Acted","ply":368,"seat":-1,"action":"figure d","draw":217}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',375,1795003416000,'{"type":"Acted","ply":369,"seat":-1,"action":"coin 0","draw":218}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',376,1795003416001,'{"type":"Acted","ply":370,"seat":1,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',377,1795003416001,'{"type":"Acted","ply":371,"seat":-1,"action":"coin 0","draw":219}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',378,1795003416002,'{"type":"Acted","ply":372,"seat":2,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',379,1795003416002,'{"type":"Acted","ply":373,"seat":-1,"action":"figure c","draw":220}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',380,1795003416002,'{"type":"Acted","ply":374,"seat":-1,"action":"coin 2","draw":221}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',381,1795003416003,'{"type":"Acted","ply":375,"seat":1,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',382,1795003416003,'{"type":"Acted","ply":376,"seat":-1,"action":"coin 4","draw":222}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',383,1795003416004,'{"type":"Acted","ply":377,"seat":2,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',384,1795003416004,'{"type":"Acted","ply":378,"seat":-1,"action":"figure d","draw":223}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',385,1795003416004,'{"type":"Acted","ply":379,"seat":-1,"action":"coin 0","draw":224}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',386,1795003416005,'{"type":"Acted","ply":380,"seat":1,"action":"lay d","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',387,1795003416005,'{"type":"Acted","ply":381,"seat":-1,"action":"figure a","draw":225}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',388,1795003416005,'{"type":"Acted","ply":382,"seat":-1,"action":"coin 0","draw":226}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',389,1795003416006,'{"type":"Acted","ply":383,"seat":0,"action":"lay b","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',390,1795003416006,'{"type":"Acted","ply":384,"seat":-1,"action":"coin 0","draw":227}','pmarc','m54-383',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',391,1795003416007,'{"type":"Acted","ply":385,"seat":1,"action":"lay b"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',392,1795003416007,'{"type":"Acted","ply":386,"seat":-1,"action":"coin 0","draw":228}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',393,1795003416007,'{"type":"Acted","ply":387,"seat":2,"action":"lay b"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',394,1795003416007,'{"type":"Acted","ply":388,"seat":-1,"action":"coin 3","draw":229}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',395,1795003416009,'{"type":"Acted","ply":389,"seat":0,"action":"lay b","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',396,1795003416009,'{"type":"Acted","ply":390,"seat":-1,"action":"coin 4","draw":230}','pmarc','m55-389',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',397,1795003416010,'{"type":"Acted","ply":391,"seat":1,"action":"lay b","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',398,1795003416010,'{"type":"Acted","ply":392,"seat":-1,"action":"figure a","draw":231}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',399,1795003416010,'{"type":"Acted","ply":393,"seat":-1,"action":"coin 2","draw":232}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',400,1795003416013,'{"type":"Acted","ply":394,"seat":0,"action":"lay b","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',401,1795003416013,'{"type":"Acted","ply":395,"seat":-1,"action":"figure i","draw":233}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',402,1795003416013,'{"type":"Acted","ply":396,"seat":-1,"action":"figure l","draw":234}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',403,1795003416013,'{"type":"Acted","ply":397,"seat":-1,"action":"coin 0","draw":235}','pmarc','m56-394',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',404,1795003416014,'{"type":"Acted","ply":398,"seat":0,"action":"lay c","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',405,1795003416014,'{"type":"Acted","ply":399,"seat":-1,"action":"coin 10","draw":236}','pmarc','m57-398',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',406,1795003416016,'{"type":"Acted","ply":400,"seat":1,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',407,1795003416016,'{"type":"Acted","ply":401,"seat":-1,"action":"coin 6","draw":237}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',408,1795003416016,'{"type":"Acted","ply":402,"seat":2,"action":"lay l"}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',409,1795003416016,'{"type":"Acted","ply":403,"seat":-1,"action":"coin 0","draw":238}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',410,1795003416018,'{"type":"Acted","ply":404,"seat":0,"action":"lay c","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',411,1795003416018,'{"type":"Acted","ply":405,"seat":-1,"action":"coin 0","draw":239}','pmarc','m58-404',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',412,1795003416019,'{"type":"Acted","ply":406,"seat":1,"action":"lay l","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',413,1795003416019,'{"type":"Acted","ply":407,"seat":-1,"action":"coin 0","draw":240}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',414,1795003416022,'{"type":"Acted","ply":408,"seat":2,"action":"lay l","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',415,1795003416022,'{"type":"Acted","ply":409,"seat":-1,"action":"figure c","draw":241}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',416,1795003416022,'{"type":"Acted","ply":410,"seat":-1,"action":"figure i","draw":242}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',417,1795003416022,'{"type":"Acted","ply":411,"seat":-1,"action":"coin 1","draw":243}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',418,1795003416025,'{"type":"Acted","ply":412,"seat":2,"action":"lay l","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',419,1795003416025,'{"type":"Acted","ply":413,"seat":-1,"action":"figure l","draw":244}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',420,1795003416025,'{"type":"Acted","ply":414,"seat":-1,"action":"coin 0","draw":245}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',421,1795003416028,'{"type":"Acted","ply":415,"seat":1,"action":"lay l","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',422,1795003416028,'{"type":"Acted","ply":416,"seat":-1,"action":"coin 3","draw":246}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',423,1795003416030,'{"type":"Acted","ply":417,"seat":2,"action":"lay i","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',424,1795003416030,'{"type":"Acted","ply":418,"seat":-1,"action":"coin 1","draw":247}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',425,1795003416033,'{"type":"Acted","ply":419,"seat":0,"action":"lay c","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',426,1795003416033,'{"type":"Acted","ply":420,"seat":-1,"action":"figure l","draw":248}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',427,1795003416033,'{"type":"Acted","ply":421,"seat":-1,"action":"coin 3","draw":249}','pmarc','m59-419',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',428,1795003416040,'{"type":"Acted","ply":422,"seat":2,"action":"lay i","spent_ms":7}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',429,1795003416040,'{"type":"Acted","ply":423,"seat":-1,"action":"coin 0","draw":250}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',430,1795003416042,'{"type":"Acted","ply":424,"seat":0,"action":"lay c","spent_ms":2}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',431,1795003416042,'{"type":"Acted","ply":425,"seat":-1,"action":"figure d","draw":251}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',432,1795003416042,'{"type":"Acted","ply":426,"seat":-1,"action":"coin 0","draw":252}','pmarc','m60-424',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',433,1795003416043,'{"type":"Acted","ply":427,"seat":2,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',434,1795003416043,'{"type":"Acted","ply":428,"seat":-1,"action":"coin 2","draw":253}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',435,1795003416046,'{"type":"Acted","ply":429,"seat":0,"action":"lay c","spent_ms":3}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',436,1795003416046,'{"type":"Acted","ply":430,"seat":-1,"action":"figure i","draw":254}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',437,1795003416046,'{"type":"Acted","ply":431,"seat":-1,"action":"coin 3","draw":255}','pmarc','m61-429',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',438,1795003416047,'{"type":"Acted","ply":432,"seat":2,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',439,1795003416047,'{"type":"Acted","ply":433,"seat":-1,"action":"figure l","draw":256}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',440,1795003416047,'{"type":"Acted","ply":434,"seat":-1,"action":"coin 1","draw":257}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',441,1795003416048,'{"type":"Acted","ply":435,"seat":1,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',442,1795003416048,'{"type":"Acted","ply":436,"seat":-1,"action":"coin 0","draw":258}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',443,1795003416049,'{"type":"Acted","ply":437,"seat":2,"action":"lay i","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',444,1795003416049,'{"type":"Acted","ply":438,"seat":-1,"action":"figure b","draw":259}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',445,1795003416049,'{"type":"Acted","ply":439,"seat":-1,"action":"figure i","draw":260}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',446,1795003416049,'{"type":"Acted","ply":440,"seat":-1,"action":"figure i","draw":261}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',447,1795003416049,'{"type":"Acted","ply":441,"seat":-1,"action":"figure b","draw":262}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',448,1795003416049,'{"type":"Acted","ply":442,"seat":-1,"action":"figure l","draw":263}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',449,1795003416049,'{"type":"Acted","ply":443,"seat":-1,"action":"coin 4","draw":264}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',450,1795003416050,'{"type":"Acted","ply":444,"seat":2,"action":"lay c","spent_ms":1}','','',1);
INSERT INTO "events" VALUES('j7Vdt1RvLdGd579-5E53oQ',451,1795003416050,'{"type":"Ended","scores":[57,46,52],"ranking":[[0],[2],[1]],"why":"played"}','','',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',1,1795003415612,'{"type":"Opened","table":"jcwc58Nl4V80jRh6I4xB2w","game":"gold","rules":1,"players":2,"options":{"start":0},"clock":{"kind":"none"},"access":"private","rated":false,"chat":"phrases","host":"pmarc","seed":"58be2488296cd1f07728589afb2d4c02e35118d03cbd0b7b697e5b464f68648a","commitment":"41a9f18624d2b4a55fc6243064797c3b72e4e28116ac84d7abc946f3455dffef"}','pmarc','',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',2,1795003415612,'{"type":"Sat","seat":0,"person":"pmarc","name":"Marc","nonce":"rMMNCt8ijBGBz-fm"}','','',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',3,1795003415614,'{"type":"Sat","seat":1,"person":"pcarl","name":"Carl","nonce":"cIh-wHVFitOl7NnQ"}','pcarl','sit',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',4,1795003415618,'{"type":"Started"}','','',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',5,1795003415618,'{"type":"Acted","ply":0,"seat":-1,"action":"donkey g","draw":0}','','',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',6,1795003415618,'{"type":"Acted","ply":1,"seat":-1,"action":"donkey o","draw":1}','','',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',7,1795003415618,'{"type":"Acted","ply":2,"seat":-1,"action":"turn ge","draw":2}','','',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',8,1795003415618,'{"type":"Acted","ply":3,"seat":-1,"action":"turn b5","draw":3}','','',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',9,1795003415618,'{"type":"Acted","ply":4,"seat":-1,"action":"turn r4","draw":4}','','',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',10,1795003415618,'{"type":"Acted","ply":5,"seat":-1,"action":"turn g4","draw":5}','','',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',11,1795003415618,'{"type":"Acted","ply":6,"seat":-1,"action":"turn p4","draw":6}','pmarc','start',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',12,1795003415622,'{"type":"Acted","ply":7,"seat":0,"action":"swap ge b5","spent_ms":4}','pmarc','m0-7',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',13,1795003415623,'{"type":"Acted","ply":8,"seat":1,"action":"swap oe g4","spent_ms":1}','pcarl','m1-8',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',14,1795003415625,'{"type":"Acted","ply":9,"seat":0,"action":"swap b5 p4","spent_ms":1}','pmarc','m2-9',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',15,1795003415628,'{"type":"Acted","ply":10,"seat":1,"action":"take ge","spent_ms":3}','pcarl','m3-10',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',16,1795003415629,'{"type":"Acted","ply":11,"seat":0,"action":"take ge","spent_ms":1}','pmarc','m4-11',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',17,1795003415630,'{"type":"Acted","ply":12,"seat":1,"action":"swap ge b5","spent_ms":1}','pcarl','m5-12',1);
INSERT INTO "events" VALUES('jcwc58Nl4V80jRh6I4xB2w',18,1795003415634,'{"type":"Said","person":"pmarc","name":"Marc","seat":0,"phrase":"hello"}','pmarc','say',1);
CREATE TABLE passkeys (
	credential BLOB NOT NULL, 
	person VARCHAR NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_passkeys PRIMARY KEY (credential), 
	CONSTRAINT fk_passkeys_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE passwords (
	person VARCHAR NOT NULL, 
	login VARCHAR NOT NULL, 
	hash VARCHAR NOT NULL, 
	CONSTRAINT pk_passwords PRIMARY KEY (person), 
	CONSTRAINT fk_passwords_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT uq_passwords_login UNIQUE (login)
);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	language VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('pmarc','Marc','nl',1);
INSERT INTO "people" VALUES('pcarl','Carl','nl',1);
CREATE TABLE rated_tables (
	table_id VARCHAR NOT NULL, 
	CONSTRAINT pk_rated_tables PRIMARY KEY (table_id)
);
CREATE TABLE rating_history (
	person VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	CONSTRAINT pk_rating_history PRIMARY KEY (person, table_id), 
	CONSTRAINT fk_rating_history_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE ratings (
	person VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	updated_at BIGINT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (person, game, players), 
	CONSTRAINT fk_ratings_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE recovery_codes (
	hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_recovery_codes PRIMARY KEY (hash), 
	CONSTRAINT fk_recovery_codes_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE reports (
	id VARCHAR NOT NULL, 
	reporter VARCHAR, 
	about VARCHAR NOT NULL, 
	table_id VARCHAR, 
	why TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_about FOREIGN KEY(about) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_reports_reporter FOREIGN KEY(reporter) REFERENCES people (id) ON DELETE SET NULL
);
CREATE TABLE sessions (
	hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE settings (
	"key" VARCHAR NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY ("key")
);
CREATE TABLE table_people (
	table_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	CONSTRAINT pk_table_people PRIMARY KEY (table_id, person)
);
INSERT INTO "table_people" VALUES('jcwc58Nl4V80jRh6I4xB2w','pmarc');
INSERT INTO "table_people" VALUES('jcwc58Nl4V80jRh6I4xB2w','pcarl');
INSERT INTO "table_people" VALUES('j7Vdt1RvLdGd579-5E53oQ','pmarc');
INSERT INTO "table_people" VALUES('Qj2geiFBE2vbk9CvP-I13g','pcarl');
INSERT INTO "table_people" VALUES('Qj2geiFBE2vbk9CvP-I13g','pmarc');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	status VARCHAR NOT NULL, 
	access VARCHAR NOT NULL, 
	rated BOOLEAN NOT NULL, 
	clock VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	seats TEXT NOT NULL, 
	turn INTEGER, 
	deadline BIGINT, 
	started_at BIGINT, 
	updated_at BIGINT NOT NULL, result TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('jcwc58Nl4V80jRh6I4xB2w','gold',2,'playing','private',0,'none','pmarc','[{"kind":"person","person":"pmarc","name":null,"level":null},{"kind":"person","person":"pcarl","name":null,"level":null}]',0,NULL,1795003415618,1795003415634,NULL);
INSERT INTO "tables" VALUES('j7Vdt1RvLdGd579-5E53oQ','goldrausch',3,'over','private',0,'none','pmarc','[{"kind":"person","person":"pmarc","name":null,"level":null},{"kind":"bot","person":null,"name":null,"level":"beginner"},{"kind":"bot","person":null,"name":null,"level":"expert"}]',NULL,NULL,1795003415638,1795003416050,'{"scores":[57,46,52],"ranking":[[0],[2],[1]],"why":"played"}');
INSERT INTO "tables" VALUES('Qj2geiFBE2vbk9CvP-I13g','elfengold',2,'playing','private',0,'none','pcarl','[{"kind":"person","person":"pcarl","name":null,"level":null},{"kind":"person","person":"pmarc","name":null,"level":null}]',0,NULL,1795003416059,1795003416080,NULL);
CREATE TABLE ties (
	person VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	CONSTRAINT pk_ties PRIMARY KEY (person, other, kind), 
	CONSTRAINT fk_ties_other FOREIGN KEY(other) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_ties_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE used (
	"key" VARCHAR NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT pk_used PRIMARY KEY ("key")
);
CREATE INDEX ix_table_people_person ON table_people (person);
CREATE INDEX ix_tables_status_access ON tables (status, access);
CREATE INDEX ix_used_expires_at ON used (expires_at);
CREATE INDEX ix_api_tokens_person ON api_tokens (person);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_ratings_game_players_mu ON ratings (game, players, mu);
CREATE INDEX ix_reports_about ON reports (about);
CREATE INDEX ix_sessions_expires_at ON sessions (expires_at);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_ties_other ON ties (other);
CREATE INDEX ix_recovery_codes_person ON recovery_codes (person);
COMMIT;
